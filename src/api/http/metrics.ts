import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What Prometheus may scrape. Labels are routes, methods and statuses: never ids, never content. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'stemma_http_requests_total',
    help: 'Requests answered, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    registers: [registry],
  })
  const duration = new Histogram({
    name: 'stemma_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const neo4jUp = new Gauge({
    name: 'stemma_neo4j_up',
    help: 'Whether Neo4j answered the last readiness check.',
    registers: [registry],
  })

  return {
    registry,
    neo4jUp,
    answered(request: { route: string; method: string; status: number; ms: number }): void {
      const { route, method, status, ms } = request
      requests.inc({ route, method, status })
      duration.observe({ route }, ms / 1000)
    },
  }
}

export type Metrics = ReturnType<typeof createMetrics>
