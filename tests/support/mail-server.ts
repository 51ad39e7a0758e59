import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** What the server does with a mail. */
export type MailAnswer =
  | 'take'
  /** Says that it does not want the mail, for good or for now. */
  | 'refuse'
  | 'later'
  /** Says nothing any more. */
  | 'hang'
  /** Says again and again that it is not done yet. */
  | 'trickle'
  /** Breaks the connection while the mail is still coming. */
  | 'cut'
  /** Takes the whole mail, and breaks the connection before it says so. */
  | 'break';

/** A mail as the server got it, with its parts decoded. */
export interface ReceivedMail {
  recipient: string;
  headers: string;
  /** Decoded parts by their type: `text/plain`, `text/html`, those of attachments. */
  parts: Record<string, string>;
}

/** A mail server on this machine. */
export interface MailServer {
  /** For SMTP_URL. */
  address: string;
  received: ReceivedMail[];
  /** What it does with the next mails. */
  answer: MailAnswer;
  /** Number of mails that it got whole and gave no last answer to. */
  waiting: number;
  close(): Promise<void>;
}

type Connections = Set<{ _socket: Socket }>;

/** Starts a real mail server, on any port that is free unless one is said. */
export async function startMailServer(atPort = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo({ address }, _, done) {
      const refusal = () => replied(550, `no such mailbox <${address}>`);
      done(mailServer.answer === 'refuse' ? refusal() : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      const breakOff = () => {
        for (const { _socket } of server.connections) _socket.destroy();
      };
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (mailServer.answer === 'cut') breakOff();
      });
      stream.on('end', () => {
        const { answer } = mailServer;
        if (answer === 'trickle' || answer === 'hang') {
          mailServer.waiting += 1;
          if (answer === 'trickle') keepWriting(server.connections);
          return;
        }
        if (answer === 'later') return done(replied(451, 'try again later'));
        const recipient = session.envelope.rcptTo[0]?.address ?? '';
        received.push({ recipient, ...parsed(Buffer.concat(chunks).toString('latin1')) });
        if (answer !== 'break') return done();
        breakOff();
      });
    },
  }) as SMTPServer & { connections: Connections };
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(atPort, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  const mailServer: MailServer = {
    address: `smtp://127.0.0.1:${port}`,
    received,
    answer: 'take',
    waiting: 0,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  return mailServer;
}

/** Answers a line every moment, of which none is the last. */
function keepWriting(connections: Connections): void {
  for (const { _socket: socket } of connections) {
    const timer = setInterval(() => socket.write('250-wait\r\n'), 20);
    socket.once('close', () => clearInterval(timer));
  }
}

const replied = (responseCode: number, text: string) =>
  Object.assign(new Error(text), { responseCode });

function parsed(raw: string): Pick<ReceivedMail, 'headers' | 'parts'> {
  const parts: ReceivedMail['parts'] = {};
  const [headers = ''] = split(raw);
  collect(raw, parts);
  return { headers: headers.replace(/\r\n[ \t]+/g, ' '), parts };
}

function collect(raw: string, parts: ReceivedMail['parts']): void {
  const [folded = '', body = ''] = split(raw);
  const headers = folded.replace(/\r\n[ \t]+/g, ' ');
  const type = /^content-type: ([^;\r\n]+)/im.exec(headers)?.[1] ?? 'text/plain';
  const boundary = /boundary="?([^";\r\n]+)"?/i.exec(headers)?.[1];
  if (boundary) {
    const inner = body.split(`--${boundary}`).slice(1, -1);
    for (const part of inner) collect(part.replace(/^\r\n/, ''), parts);
    return;
  }
  const encoding = /^content-transfer-encoding: (\S+)/im.exec(headers)?.[1]?.toLowerCase();
  parts[type] = decoded(body, encoding).toString('utf8').replaceAll('\r\n', '\n').trim();
}

function split(raw: string): [string, string] {
  const at = raw.indexOf('\r\n\r\n');
  return at < 0 ? [raw, ''] : [raw.slice(0, at), raw.slice(at + 4)];
}

function decoded(body: string, encoding: string | undefined): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1');
  const text = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  return Buffer.from(text, 'latin1');
}
