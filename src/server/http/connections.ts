import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientAddress, networkOf } from './client-address.ts';
import { SiteRequest } from './request-record.ts';

/** Maximum number of open connections. */
const MAX_CONNECTIONS = 2_048;
/** Maximum per network. Not applied behind a proxy, which opens the connections of all clients. */
const MAX_CONNECTIONS_OF_NETWORK = 512;
/** Maximum number of unanswered requests on one connection. */
const MAX_UNANSWERED = 32;
/** Maximum number of pipelined requests that wait, over all connections. */
const MAX_QUEUED = 2_048;

/** Keep-alive time-out, longer than the 60 s of common proxies. */
const KEEP_ALIVE_SECONDS = 65;

/** Time-outs in milliseconds. */
const timeouts = {
  /** From the first byte of a request to the end of its headers. */
  headers: 15_000,
  /** From the first byte of a request to the end of its body. */
  request: 30_000,
  /**
   * Without a byte in either direction during a request: the client has stopped reading. After a
   * partial write Node waits for this time once more, so it ends after 20 to 40 s. Longer than
   * `headers` and its check, which answer with 408.
   */
  idle: 20_000,
  /**
   * From the end of a request to its answer: a job waits for its turn and then for the processor
   * (see src/bounded/work-processes.ts). Not longer than nginx waits (docs/nginx.conf.example).
   */
  work: 60_000,
};

/** Options for `http.createServer`. */
export const serverOptions = {
  /** How often Node checks for late requests, in milliseconds; its default is 30 s. */
  connectionsCheckingInterval: 2_000,
  IncomingMessage: SiteRequest,
};

/** Limits the number and duration of a server's connections. */
export function boundConnections(
  server: Server,
  isBehindProxy: boolean,
  { headers, request, idle } = timeouts,
): void {
  server.headersTimeout = headers;
  server.requestTimeout = request;
  server.keepAliveTimeout = KEEP_ALIVE_SECONDS * 1000;
  server.timeout = idle;
  server.maxConnections = MAX_CONNECTIONS;
  if (!isBehindProxy) boundNetworks(server);
}

/**
 * A client that waits for an answer has not stopped reading: its connection stays open while the
 * server works on it.
 */
export function stayOpenForWork(
  request: IncomingMessage,
  response: ServerResponse,
  { idle, work } = timeouts,
): void {
  const until = performance.now() + work;
  response.on('timeout', (socket: Socket) => {
    const isWorking = request.complete && !response.headersSent && performance.now() < until;
    if (isWorking) socket.setTimeout(idle);
    else socket.destroy();
  });
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

/** Node's HTTP parser of a connection; not part of its public API. */
type ParsedSocket = Socket & { parser?: { onIncoming: () => number } | null };
/** Makes the parser stop, as if another protocol followed. */
const UPGRADE = 2;

/**
 * Discards the rest of the data that was read from a connection. One read contains up to 2,400
 * requests, and Node creates objects for all of them until the connection is closed, even after
 * it is destroyed.
 */
function stopParsing(socket: Socket): void {
  const { parser } = socket as ParsedSocket;
  if (parser) parser.onIncoming = () => UPGRADE;
}

/**
 * Closes connections that send requests without waiting for answers. Node answers everything in
 * one read before it stops reading. That can be thousands of small requests, whose answers would
 * fill the heap.
 */
export class PipelineBound {
  /** Waiting pipelined requests by connection. */
  readonly #waiting = new WeakMap<Socket, number>();
  #queued = 0;

  /** Returns false if the request must not be answered; its connection has been closed. */
  admit({ socket }: IncomingMessage, response: ServerResponse): boolean {
    if (socket.destroyed) return false;
    // Only the response that is next in line has the socket, so ordinary clients are not counted.
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
