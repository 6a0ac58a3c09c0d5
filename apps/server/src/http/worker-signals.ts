import { createServer, type Server } from 'node:http';
import { Counter, Gauge } from 'prom-client';
import { isForwarded, mayReadMetrics } from './metrics-access.ts';
import { type ConnectionCounts, processMetrics } from './process-metrics.ts';

/** What a worker counts. */
export class WorkerMetrics {
  readonly #registry;
  readonly #expansions;
  readonly #threadsLost;

  /** @param plans - plans under way */
  constructor(pool: ConnectionCounts, plans: () => number) {
    this.#registry = processMetrics(pool);
    const registers = [this.#registry];
    this.#expansions = new Counter({ name: 'retron_expansions_total', help: 'Structures expanded by this worker.', registers });
    this.#threadsLost = new Counter({ name: 'retron_planning_threads_lost_total', help: 'Planning threads that were lost.', registers });
    new Gauge({
      name: 'retron_plans',
      help: 'Plans under way in this worker.',
      registers,
      collect() {
        this.set(plans());
      },
    });
  }

  countExpansion(): void {
    this.#expansions.inc();
  }

  countLostThread(): void {
    this.#threadsLost.inc();
  }

  /** Prometheus text format. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }
}

/** Where a worker tells that it lives and its figures, at a port of its own. @throws when the port is in use */
export async function serveWorkerSignals(
  metrics: WorkerMetrics,
  { port, host, metricsToken }: { readonly port: number; readonly host: string; readonly metricsToken: string | null },
): Promise<Server> {
  const server = createServer(async (request, response) => {
    const { headers, socket, url } = request;
    const say = (status: number, type: string, text: string) =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
    if (url === '/health/live') return say(200, 'application/json', '{"status":"ok"}');
    if (url !== '/metrics') return say(404, 'text/plain', 'There is no such page.\n');
    const reader = { address: socket.remoteAddress ?? '', authorization: headers.authorization, isForwarded: isForwarded(headers) };
    if (!mayReadMetrics(reader, metricsToken)) return say(403, 'text/plain', 'Figures are told on the same machine or with the token.\n');
    try {
      return say(200, 'text/plain; version=0.0.4; charset=utf-8', await metrics.text());
    } catch {
      return say(500, 'text/plain', 'The figures cannot be read.\n');
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  server.on('error', () => undefined); // of one connection
  return server;
}
