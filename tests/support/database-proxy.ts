import net from 'node:net';
import path from 'node:path';
import type { TestDatabase } from './database.ts';

/** A TCP proxy for a test database, with simulated failures. */
export interface DatabaseProxy {
  /** For DATABASE_URL. */
  url: string;
  /** Closes every connection and refuses new ones. */
  refuse(): Promise<void>;
  /** Keeps all connections open and accepts new ones, but forwards nothing. */
  hang(): void;
  /** Forwards again, over new connections. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a proxy on this machine for the Unix socket of a test database. */
export async function startDatabaseProxy({ connection }: TestDatabase): Promise<DatabaseProxy> {
  const { host, port, user, database } = connection;
  const sockets = new Set<net.Socket>();
  let hanging = false;
  const server = net.createServer((client) => {
    sockets.add(client);
    client.on('error', () => {}).on('close', () => sockets.delete(client));
    if (hanging) return;
    const upstream = net.connect(path.join(host, `.s.PGSQL.${port}`));
    sockets.add(upstream);
    upstream.on('error', () => {}).on('close', () => sockets.delete(upstream));
    client.pipe(upstream).pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  const listen = (at: number) =>
    new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  const closeAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const closeServer = () => new Promise<void>((resolve) => server.close(() => resolve()));
  await listen(0);
  const at = (server.address() as net.AddressInfo).port;
  return {
    url: `postgresql://${user}@127.0.0.1:${at}/${database}`,
    async refuse() {
      const closed = closeServer();
      closeAll();
      await closed;
    },
    hang() {
      hanging = true;
      for (const socket of sockets) {
        socket.unpipe();
        socket.pause();
      }
    },
    async restore() {
      hanging = false;
      closeAll();
      if (!server.listening) await listen(at);
    },
    async close() {
      closeAll();
      if (server.listening) await closeServer();
    },
  };
}
