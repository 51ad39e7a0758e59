import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientAddress, networkOf } from './client-address.ts';

/** Most open connections. */
const MAX_CONNECTIONS = 2_048;
/** Most open connections of one network, unless a proxy is in front, which opens them for everybody. */
const MAX_CONNECTIONS_OF_NETWORK = 512;
/** Most requests of one connection that wait for their answer. */
const MAX_UNANSWERED = 32;
/** Most requests of all connections that wait behind another one of theirs. */
const MAX_QUEUED = 2_048;

/** Longest time between two requests of a connection; longer than the 60 s of common proxies. */
export const KEEP_ALIVE_SECONDS = 65;

/** Time-outs in milliseconds. */
const timeouts = {
  /** From the first byte of a request until its headers are complete. */
  headers: 15_000,
  /** From the first byte of a request until its body is complete. */
  request: 30_000,
  /** Without a byte in either direction while a request is open: the reader has stopped reading. */
  idle: 30_000,
};

/** Options for `http.createServer`: how often Node looks for late requests; its default is 30 s. */
export const serverOptions = { connectionsCheckingInterval: 2_000 };

/** Bounds the connections of a server in number and time. */
export function boundConnections(server: Server, isBehindProxy: boolean): void {
  server.headersTimeout = timeouts.headers;
  server.requestTimeout = timeouts.request;
  server.keepAliveTimeout = KEEP_ALIVE_SECONDS * 1000;
  server.timeout = timeouts.idle;
  server.maxConnections = MAX_CONNECTIONS;
  if (!isBehindProxy) boundNetworks(server);
}

function boundNetworks(server: Server): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const network = networkOf(clientAddress({ headers: {}, socket }, 0));
    const count = (open.get(network) ?? 0) + 1;
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
    if (count > MAX_CONNECTIONS_OF_NETWORK) socket.destroy();
  });
}

/** Node's HTTP parser of a connection; not part of its public interface. */
type ParsedSocket = Socket & { parser?: { onIncoming: () => number } | null };
/** A parser that is told this ends, as if another protocol followed. */
const UPGRADE = 2;

/**
 * Leaves the rest of what was read from a connection alone. One read brings up to 2,400 requests,
 * and Node makes objects for each until the connection is closed, even where it is destroyed.
 */
function stopParsing(socket: Socket): void {
  const { parser } = socket as ParsedSocket;
  if (parser) parser.onIncoming = () => UPGRADE;
}

/**
 * Ends connections that send requests without waiting for answers. Node answers what one read brings
 * before it stops reading: thousands of small requests, whose answers would fill the heap.
 */
export class PipelineBound {
  /** Requests that wait behind another one, by connection. */
  readonly #waiting = new WeakMap<Socket, number>();
  #queued = 0;

  /** Whether to answer a request; if not, its connection has been ended. */
  admit({ socket }: IncomingMessage, response: ServerResponse): boolean {
    if (socket.destroyed) return false;
    // Only the response whose turn it is has the socket: nothing is counted for ordinary clients.
    if (response.socket) return true;
    const waiting = (this.#waiting.get(socket) ?? 0) + 1;
    if (waiting >= MAX_UNANSWERED || this.#queued >= MAX_QUEUED) {
      stopParsing(socket);
      socket.destroy();
      return false;
    }
    this.#waiting.set(socket, waiting);
    this.#queued += 1;
    response.once('close', () => {
      this.#waiting.set(socket, (this.#waiting.get(socket) ?? 1) - 1);
      this.#queued -= 1;
    });
    return true;
  }
}
