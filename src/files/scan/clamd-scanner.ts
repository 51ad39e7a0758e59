import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { type FileScanner, finding, ScanFailedError, type Verdict } from './scanner.ts';

/** Longest answer that is read, in characters. */
const ANSWER_LENGTH = 4_000;

/** Where clamd listens. */
export type ClamdAddress = { path: string } | { host: string; port: number };

/**
 * Sends files to clamd by its INSTREAM command: chunks with their length in four bytes, an empty one
 * at the end. clamd refuses files above its `StreamMaxLength`.
 */
export function createClamdScanner(address: ClamdAddress, limitMs: number): FileScanner {
  return {
    async scan(content: Readable): Promise<Verdict> {
      const socket = connect(address);
      const abort = setTimeout(
        () => socket.destroy(new Error(`no answer in ${limitMs / 1000} s`)),
        limitMs,
      );
      try {
        const answer = readAnswer(socket);
        const sent = send(socket, content).catch((error: Error) => socket.destroy(error));
        const text = await answer;
        content.destroy();
        socket.destroy();
        await sent;
        return verdictOf(text);
      } catch (cause) {
        if (cause instanceof ScanFailedError) throw cause;
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new ScanFailedError(`clamd gave no verdict: ${reason}`, { cause });
      } finally {
        clearTimeout(abort);
        content.destroy();
        socket.destroy();
      }
    },
  };
}

async function send(socket: Socket, content: Readable): Promise<void> {
  socket.write('zINSTREAM\0');
  for await (const chunk of content as AsyncIterable<Buffer>) {
    // clamd has answered, or is gone.
    if (socket.destroyed || !socket.writable) return;
    if (chunk.byteLength === 0) continue;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.byteLength);
    socket.write(length);
    if (!socket.write(chunk)) await drained(socket);
  }
  socket.write(Buffer.alloc(4));
}

function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      socket.off('drain', done).off('close', done);
      resolve();
    };
    socket.once('drain', done).once('close', done);
  });
}

/** The answer up to its zero byte, or to the end of the connection. */
function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => {
      text = (text + part).slice(0, ANSWER_LENGTH);
      if (text.includes('\0')) resolve(text);
    });
    socket.once('error', reject);
    socket.once('close', () => resolve(text));
  });
}

function verdictOf(answer: string): Verdict {
  const text = answer.replace(/\0.*$/s, '').trim();
  if (text === 'stream: OK') return { isClean: true };
  if (text.endsWith(' FOUND')) return finding(text);
  throw new ScanFailedError(`clamd gave no verdict: ${text || 'it closed the connection'}`);
}
