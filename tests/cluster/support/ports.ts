import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Free ports; all are opened at the same time so that they differ. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => net.createServer().listen(0, '127.0.0.1'));
  const ports = await Promise.all(
    servers.map(async (server) => {
      if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
      return (server.address() as net.AddressInfo).port;
    }),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** Resolves once a server listens on a port of this machine. */
export async function waitForPort(port: number): Promise<void> {
  while (!(await isOpen(port))) await sleep(20);
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
