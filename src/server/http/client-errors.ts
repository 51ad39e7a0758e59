import type { Socket } from 'node:net';

/** What Node passes with the event `clientError`. */
type ClientError = NodeJS.ErrnoException & { rawPacket?: Buffer };
/** A connection with the answer that is being sent, if any; not part of Node's public API. */
type AnsweringSocket = Socket & { _httpMessage?: { headersSent: boolean } | null };

/** Answers to requests that Node cannot read; others are 400. */
const statusLines: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** The request line of a GET or HEAD; the target as it was sent, one character a byte. */
const REQUEST_LINE = /^(?:GET|HEAD) (\/(?![/\\])[^\0-\x20\x7f]*) HTTP\/1\.[01]\r\n/;

/**
 * Answers a request that Node's parser refuses, and closes the connection. An address with the bytes of
 * its characters instead of their escapes, as some links and programs send it (`/info?q=绿幕`), is sent
 * on to its proper form; the rest is answered as Node does.
 */
export function answerClientError(error: ClientError, socket: AnsweringSocket): void {
  const isAnswering = socket._httpMessage?.headersSent === true;
  if (!socket.writable || isAnswering) {
    socket.destroy(error);
    return;
  }
  const location = error.code === 'HPE_INVALID_URL' && escapedTarget(error.rawPacket);
  const status = location
    ? '308 Permanent Redirect'
    : (statusLines[error.code ?? ''] ?? '400 Bad Request');
  const more = location ? `Location: ${location}\r\n` : '';
  socket.write(`HTTP/1.1 ${status}\r\n${more}Content-Length: 0\r\nConnection: close\r\n\r\n`);
  socket.destroySoon();
}

/** The target of a request with each byte beyond ASCII escaped; null if it has none. */
export function escapedTarget(packet: Buffer | undefined): string | null {
  const target = REQUEST_LINE.exec(packet?.toString('latin1') ?? '')?.[1];
  const escaped = target?.replace(
    /[\x80-\xff]/g,
    (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return escaped === undefined || escaped === target ? null : escaped;
}
