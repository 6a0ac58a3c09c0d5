import { createConnection, createServer, type Server, type Socket } from 'node:net';

/** What a proxy does with connections and bytes. */
export type ProxyMood =
  /** Passes everything on. */
  | 'open'
  /** Refuses new connections, having cut those there were. */
  | 'refusing'
  /** Takes connections and bytes and passes nothing on: as a network that swallows them. */
  | 'silent';

/** A server between a client and a real server, so that a test can take the latter away. */
export interface TcpProxy {
  readonly port: number;
  /** Connections open now. */
  connections(): number;
  /** Connections ever made to it. */
  connectionsMade(): number;
  setMood(mood: ProxyMood): Promise<void>;
  /** Cuts every connection, without a word at either end. */
  cut(): void;
  close(): Promise<void>;
}

/** A proxy on a free port of this machine. */
export async function startTcpProxy(target: { readonly host: string; readonly port: number }): Promise<TcpProxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let mood: ProxyMood = 'open';
  let made = 0;
  let server: Server | null = null;

  const pass = (from: Socket, to: Socket) =>
    from.on('data', (bytes) => {
      if (mood === 'open') to.write(bytes);
    });
  const take = (client: Socket) => {
    made += 1;
    const upstream = createConnection(target);
    const pair = [client, upstream] as const;
    pairs.add(pair);
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        if (mood === 'silent') return; // nobody hears of it
        pairs.delete(pair);
        for (const each of pair) each.destroy();
      });
    }
    pass(client, upstream);
    pass(upstream, client);
  };
  const listen = (port: number) =>
    new Promise<Server>((resolve, reject) => {
      const fresh = createServer(take);
      fresh.once('error', reject);
      fresh.listen(port, '127.0.0.1', () => resolve(fresh));
    });
  const cut = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
    pairs.clear();
  };
  /** Passes on the ends that were swallowed. */
  const tellEnds = () => {
    for (const pair of pairs) {
      if (!pair.some((socket) => socket.destroyed)) continue;
      pairs.delete(pair);
      for (const socket of pair) socket.destroy();
    }
  };
  const stopListening = async () => {
    const old = server;
    server = null;
    cut();
    if (old) await new Promise((resolve) => old.close(resolve));
  };

  server = await listen(0);
  const { port } = server.address() as { port: number };
  return {
    port,
    connections: () => pairs.size,
    connectionsMade: () => made,
    cut,
    setMood: async (wanted) => {
      mood = wanted;
      if (wanted === 'refusing') await stopListening();
      else server ??= await listen(port);
      if (wanted === 'open') tellEnds();
    },
    close: stopListening,
  };
}

/** The address of a database behind a proxy. */
export function behindProxy(url: string, proxy: TcpProxy): string {
  const changed = new URL(url);
  changed.hostname = '127.0.0.1';
  changed.port = String(proxy.port);
  return changed.href;
}
