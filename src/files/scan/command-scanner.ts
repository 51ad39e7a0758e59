import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type FileScanner, finding, ScanFailedError, type Verdict } from './scanner.ts';

/** Output that is kept of a scanner, in characters. */
const OUTPUT_LENGTH = 4_000;

/**
 * A scanner that is a program: it gets the file on standard input and ends with 0 for a clean file,
 * 1 for an infected one, and anything else where it failed, as `clamscan -` does. It runs without a
 * shell and without the secrets in the environment of the site.
 * @param command program and arguments
 */
export function createCommandScanner(command: readonly string[], limitMs: number): FileScanner {
  const [program = '', ...args] = command;
  return {
    async scan(content: Readable): Promise<Verdict> {
      const child = spawn(program, args, {
        stdio: ['pipe', 'pipe', 'pipe'],
        env: { PATH: process.env.PATH, LANG: 'C.UTF-8' },
        timeout: limitMs,
        killSignal: 'SIGKILL',
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          output = (output + text).slice(-OUTPUT_LENGTH);
        });
      }
      const ended = new Promise<{ code: number | null; signal: string | null }>(
        (resolve, reject) => {
          child.once('error', reject);
          child.once('close', (code, signal) => resolve({ code, signal }));
        },
      );
      // A scanner may stop reading once it has found something.
      const sent = pipeline(content, child.stdin).then(
        () => undefined,
        (error: unknown) => error,
      );
      const { code, signal } = await ended.catch((cause: unknown) => {
        content.destroy();
        throw new ScanFailedError(`the scanner ${program} cannot be run`, { cause });
      });
      content.destroy();
      const unsent = await sent;
      if (code === 1) return finding(output);
      if (code === 0 && !unsent) return { isClean: true };
      const how = signal ? `was ended by ${signal}` : `ended with ${code}`;
      const reason = code === 0 ? 'did not read the whole file' : how;
      throw new ScanFailedError(`the scanner ${program} ${reason}: ${output.trim()}`, {
        cause: unsent,
      });
    },
  };
}
