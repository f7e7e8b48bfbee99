// server.ping() :: (answer :: INTEGER)
// READ one
//
// The cheapest question there is: readiness asks it, and the benchmarks measure against it.
RETURN 1 AS answer
