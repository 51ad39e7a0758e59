import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** A program started by a test, with its own home folder. */
export interface BrowserProcess {
  /** First group of the first match in its output; rejects when it ends before. */
  announced(pattern: RegExp): Promise<string>;
  /** Waits for its end and removes its home folder. */
  ended(): Promise<void>;
  /** Asks it to end, and waits. */
  stop(): Promise<void>;
}

/**
 * Starts a program; `args` may depend on its home folder. Output is read from stdout, stderr and
 * descriptor 3.
 */
export function startProgram(
  program: string,
  args: (home: string) => string[],
  environment: Record<string, string> = {},
): BrowserProcess {
  const home = mkdtempSync(path.join(os.tmpdir(), 'mujing-engine-'));
  const child: ChildProcess = spawn(program, args(home), {
    env: { ...process.env, HOME: home, XDG_RUNTIME_DIR: home, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  let output = '';
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  for (const stream of child.stdio.slice(1) as Readable[]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-20_000);
      notify();
    });
  }
  let isOver = false;
  const over = new Promise<void>((resolve) => {
    const end = (reason: string) => {
      isOver = true;
      output += reason;
      notify();
      resolve();
    };
    child.once('error', (error) => end(String(error)));
    child.once('exit', (code, signal) => end(`ended with ${code ?? signal}`));
  });
  const ended = async () => {
    await over;
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  return {
    ended,
    stop: async () => {
      child.kill('SIGTERM');
      await ended();
    },
    announced: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const [, text] = pattern.exec(output) ?? [];
          if (text !== undefined) resolve(text);
          else if (isOver) reject(new Error(`${program}: ${output.trim()}`));
          else return;
          listeners.delete(look);
        };
        listeners.add(look);
        look();
      }),
  };
}
