import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartupError } from '#db/startup-error.ts';

/** Time limit for requests in flight after the server stops. */
const DRAIN_LIMIT_MS = 10_000;

/** Starts listening and returns the port. @throws StartupError when the address is not available */
export async function listen(
  server: Server,
  { host, port }: { host: string; port: number },
): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, host, port)));
    server.listen(port, host, resolve);
  });
  server.removeAllListeners('error');
  return (server.address() as AddressInfo).port;
}

/** Accepts no new connections, waits for requests in flight, and closes the rest after 10 s. */
export async function stopAccepting(server: Server): Promise<void> {
  // Answers to clients on open connections now carry "Connection: close".
  server.prependListener('request', (_, response) => response.setHeader('connection', 'close'));
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that was busy when the server closed becomes idle after its request is answered.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const limit = setTimeout(() => server.closeAllConnections(), DRAIN_LIMIT_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(limit);
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const messages: Record<string, string> = {
    EADDRINUSE: `Port ${port} on ${host} is taken: stop the program that uses it, or set PORT to another one.`,
    EACCES: `Port ${port} on ${host} may not be used by this user: set PORT to one above 1023.`,
    EADDRNOTAVAIL: `The address ${host} is not one of this machine: set HOST to 127.0.0.1 or 0.0.0.0.`,
    ENOTFOUND: `The host name ${host} is not known: set HOST to 127.0.0.1 or 0.0.0.0.`,
  };
  const message = messages[error.code ?? ''];
  return message ? new StartupError(message) : error;
}
