import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartupError } from '#db/startup-error.ts';
import { createHttpServer } from '../http/http.ts';
import { loadConfig } from './config.ts';
import { createLogs } from './log.ts';
import { startSite } from './start.ts';

/** The build puts this file into dist/server; what belongs to the release lies beside that folder. */
const buildDir = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
/** Ctrl-C reaches the process both from the terminal and through npm: signals this close are one wish. */
const SAME_WISH_MS = 500;

let stopAskedAt = 0;
const abort = new AbortController();

async function main(): Promise<void> {
  const config = loadConfig();
  const { log, accessLog } = createLogs(config.logLevel);
  const started = startSite({
    config,
    log,
    migrationsDir: path.join(buildDir, 'database'),
    mediaDir: path.join(buildDir, 'media'),
    openHttp: (services) =>
      createHttpServer({
        ...services,
        accessLog,
        clientDir: path.join(buildDir, 'client'),
      }),
    signal: abort.signal,
  });

  const stop = async (reason: string) => {
    if (stopAskedAt > 0) {
      if (Date.now() - stopAskedAt > SAME_WISH_MS) process.exit(1);
      return;
    }
    stopAskedAt = Date.now();
    log.info({ reason }, 'Stopping');
    abort.abort();
    const site = await started.catch(() => undefined);
    await site?.stop();
    log.info('Stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => void stop(signal));
  }
  // The launcher holds the other end of this channel; it closes when the launcher is killed.
  process.on('disconnect', () => void stop('the launcher is gone'));

  const site = await started;
  process.stdout.write(`Site ready: ${site.url}\n`);
}

main().catch((error: unknown) => {
  if (stopAskedAt > 0) return;
  if (error instanceof StartupError) process.stderr.write(`Cannot start: ${error.message}\n`);
  else console.error('Cannot start:', error);
  process.exit(1);
});
