import http from 'node:http';
import type net from 'node:net';

/** A request received by the fake server. */
export interface ReceivedPost {
  url: string;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** A server on this machine, for tests. */
interface FakeServer<Received> {
  address: string;
  received: Received[];
  close(): Promise<void>;
}

/** What a fake server does with a request. */
export type FakeAnswer =
  | { status: number; body: string; headers?: Record<string, string> }
  /** Says nothing any more; begins to answer and breaks off; answers slowly and never ends. */
  | 'hang'
  | 'break'
  | 'trickle';

/** Accepts posts and answers each with `answer`. */
export async function fakeWebhook(
  answer: (request: ReceivedPost) => FakeAnswer | Promise<FakeAnswer>,
): Promise<FakeServer<ReceivedPost>> {
  const received: ReceivedPost[] = [];
  const server = http.createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const post = { url: request.url ?? '', headers: request.headers, body };
    received.push(post);
    const given = await answer(post);
    if (given === 'hang') return;
    if (given === 'break') {
      response.writeHead(200, { 'content-length': 100 }).write('{"errcode":');
      return void setImmediate(() => response.destroy());
    }
    if (given === 'trickle') {
      response.writeHead(200);
      const timer = setInterval(() => response.write(' '), 20);
      return void response.once('close', () => clearInterval(timer));
    }
    const { status, body: text, headers } = given;
    response.writeHead(status, { location: 'http://127.0.0.1:1/', ...headers }).end(text);
  });
  const port = await listen(server);
  return { address: `http://127.0.0.1:${port}/hook`, received, close: () => closed(server) };
}

async function listen(server: http.Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as net.AddressInfo).port;
}

function closed(server: http.Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
