import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FirstAdministrator } from '#api/staff/first-administrator.ts';
import { stopLeftoverPostgres } from '#db/embedded/start.ts';
import { StartupError } from '#db/startup-error.ts';
import { createHttpServer } from '../http/http.ts';
import { loadConfig } from './config.ts';
import { createLogs } from './log.ts';
import { seedInProcess } from './seed-in-process.ts';
import { startSite } from './start.ts';

/**
 * The build puts this file in dist/server; the other files of the release are beside that folder.
 */
const buildDir = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
/**
 * Ctrl-C reaches the process twice, from the terminal and through npm. Both count as one signal.
 */
const SAME_SIGNAL_MS = 500;
/** Exit code for a problem that the operator must correct (EX_CONFIG): a restart does not help. */
const REFUSED = 78;

let stopRequestedAt = 0;
const abort = new AbortController();

async function main(): Promise<void> {
  const config = loadConfig();
  const { log, accessLog } = createLogs(config.logLevel);
  if (process.argv[2] === 'stop-database') {
    if (!config.databaseUrl) await stopLeftoverPostgres(config.dataDir, log);
    return;
  }
  const startedAt = performance.now();
  const started = startSite({
    config,
    log,
    fill: ({ connection }) =>
      seedInProcess({ connection, config, mediaDir: path.join(buildDir, 'media') }, abort.signal),
    openHttp: (services) =>
      createHttpServer({
        ...services,
        accessLog,
        clientDir: path.join(buildDir, 'client'),
      }),
    signal: abort.signal,
    onStep: (step, milliseconds) => print(`${step} (${seconds(milliseconds)})`),
  });

  const stop = async (reason: string) => {
    if (stopRequestedAt > 0) {
      if (Date.now() - stopRequestedAt > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stopRequestedAt = Date.now();
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
  // The launcher has the other end of this channel; it closes when the launcher is killed.
  process.on('disconnect', () => void stop('the launcher is gone'));

  const site = await started;
  log.info({ url: site.url, startMs: Math.round(performance.now() - startedAt) }, 'Ready');
  print(`Site ready: ${site.url}`);
  print(`Back office: ${site.url}admin`);
  if (config.trustProxyHops > 0 && !config.publicUrl) {
    log.warn('PUBLIC_URL is not set: forms and the back office refuse every domain name');
  }
  if (site.firstAdministrator) print(firstAdministratorLine(site.firstAdministrator));
}

function print(line: string): void {
  process.stdout.write(`${line.charAt(0).toUpperCase()}${line.slice(1)}\n`);
}

/** A made password is printed here only, and once. */
function firstAdministratorLine({ email, password }: FirstAdministrator): string {
  const how = password ? `password ${password} (shown once)` : 'password as in ADMIN_PASSWORD';
  return `first administrator: ${email}, ${how}`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

main().catch((error: unknown) => {
  if (stopRequestedAt > 0) return;
  if (error instanceof StartupError) process.stderr.write(`Cannot start: ${error.message}\n`);
  else console.error('Cannot start:', error);
  process.exit(error instanceof StartupError ? REFUSED : 1);
});
