import { spawnSync } from 'node:child_process';
import { Refusal, root } from './project.mjs';

/** Buffer size for the full output of a package manager or bundler, in bytes. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/**
 * Runs one step of a start and prints one line with its duration. The program's own output is
 * shown only if it fails.
 * @param {{ name: string, command: string, args: string[], env?: NodeJS.ProcessEnv, failure: string }} step
 */
export function runStep({ name, command, args, env = process.env, failure }) {
  process.stdout.write(`${name} ... `);
  const startedAt = Date.now();
  const result = spawnSync(command, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT_BYTES,
  });
  if (result.status === 0) {
    process.stdout.write(`${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`);
    return;
  }
  process.stdout.write('failed\n');
  if (result.error) process.stderr.write(`${result.error.message}\n`);
  process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`);
  throw new Refusal(
    result.error?.code === 'ENOENT' ? `${command} was not found. ${failure}` : failure,
  );
}
