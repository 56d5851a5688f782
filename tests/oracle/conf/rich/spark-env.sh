# Sourced by spark-submit; it goes into the map as it is.
