import http from 'node:http';
import net from 'node:net';

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

interface FakeAnswer {
  status: number;
  body: string;
}

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
    const { status, body: text } = await answer(post);
    response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end(text);
  });
  const port = await listen(server);
  return { address: `http://127.0.0.1:${port}/hook`, received, close: () => closed(server) };
}

/** A minimal SMTP server that stores the received mails. */
export async function fakeMailServer(): Promise<FakeServer<string>> {
  const received: string[] = [];
  const server = net.createServer((socket) => {
    let mail: string | undefined;
    let rest = '';
    socket.write('220 fake\r\n');
    socket.on('error', () => {});
    socket.on('data', (data) => {
      rest += data.toString('utf8');
      const lines = rest.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (mail !== undefined) {
          if (line !== '.') mail += `${line}\n`;
          else {
            received.push(mail);
            mail = undefined;
            socket.write('250 accepted\r\n');
          }
        } else if (/^data/i.test(line)) {
          mail = '';
          socket.write('354 send the mail\r\n');
        } else if (/^quit/i.test(line)) socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  });
  const port = await listen(server);
  return { address: `smtp://127.0.0.1:${port}`, received, close: () => closed(server) };
}

async function listen(server: net.Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as net.AddressInfo).port;
}

function closed(server: net.Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
