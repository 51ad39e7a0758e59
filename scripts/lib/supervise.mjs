import { spawn, spawnSync } from 'node:child_process';
import os from 'node:os';

/** Exit code of a server that refused to start: a restart does not help. */
const REFUSED = 78;
/** A crash after this time counts as the first one, with the shortest delay. */
const STEADY_MS = 60_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** Number of crashes in a row after which the server is not restarted. */
const MAX_CRASHES = 6;

/**
 * Runs a server and starts it again after a crash, with growing delays. Returns its exit code once it
 * ends by itself, refuses to start, is stopped, or has crashed too often.
 * @param {{ command: string, args: string[], options: import('node:child_process').SpawnOptions,
 *   cleanUp: string[], pauseMs?: number }} server `cleanUp`: arguments that stop a database left running by a crash
 */
export async function supervise({ command, args, options, cleanUp, pauseMs = FIRST_PAUSE_MS }) {
  let stopping;
  let child;
  let wake = () => {};
  const stop = (signal) => {
    stopping = signal;
    child?.kill(signal);
    wake();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  stopWithNpm(stop);

  for (let crashes = 0; ; ) {
    const startedAt = Date.now();
    child = spawn(command, args, options);
    const end = await ended(child);
    child = undefined;
    const code = end.code ?? 128 + os.constants.signals[end.signal];
    if (code === 0 || code === REFUSED) return code;
    if (Date.now() - startedAt > STEADY_MS) crashes = 0;
    crashes += 1;
    const how = end.signal ? `by ${end.signal}` : `with code ${end.code}`;
    const pause = Math.min(pauseMs * 2 ** (crashes - 1), LONGEST_PAUSE_MS);
    if (!stopping && crashes < MAX_CRASHES) {
      process.stderr.write(`The server ended ${how}; it starts again in ${pause / 1000} s.\n`);
      await new Promise((resolve) => {
        wake = resolve;
        setTimeout(resolve, pause);
      });
    }
    if (stopping || crashes === MAX_CRASHES) {
      if (!stopping) process.stderr.write(`The server ended ${how} ${crashes} times: giving up.\n`);
      spawnSync(command, [...args, ...cleanUp], { ...options, stdio: 'inherit' });
      return code;
    }
  }
}

function ended(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
}

/**
 * A killed npm leaves its script running; the server would then keep using the data folder
 * unnoticed.
 */
function stopWithNpm(stop) {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    stop('SIGTERM');
  }, 250);
  watch.unref();
}
