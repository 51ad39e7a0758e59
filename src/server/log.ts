import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** The application log: one JSON object per line on stdout. */
export type Log = Logger;

const SECRETS = [
  'password',
  'token',
  'secret',
  'authorization',
  'cookie',
  'set-cookie',
  'connectionString',
  'databaseUrl',
  'smtpUrl',
];

/** Opens the log. Values under the names of secrets are replaced, up to two levels deep. */
export function createLog(level: Config['logLevel']): Log {
  const paths = SECRETS.flatMap((name) => {
    const key = name.includes('-') ? `["${name}"]` : name;
    const below = (parent: string) => (key.startsWith('[') ? parent + key : `${parent}.${key}`);
    return [key, below('*'), below('*.*')];
  });
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths, censor: '[hidden]' },
  });
}
