import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/** Numbers for Prometheus. `openStreams` and the others are set by the parts that know them. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Histogram({
      name: 'rostrum_request_seconds',
      help: 'Duration of calls by row of the contract and HTTP status.',
      labelNames: ['call', 'status'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
      registers: [registry],
    }),
    openStreams: new Gauge({
      name: 'rostrum_event_streams',
      help: 'Open event streams on this process.',
      registers: [registry],
    }),
    jobs: new Counter({
      name: 'rostrum_jobs_total',
      help: 'Attempts of jobs by kind and outcome.',
      labelNames: ['kind', 'outcome'],
      registers: [registry],
    }),
  };
}
