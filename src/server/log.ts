import { type Logger, pino, stdSerializers } from 'pino';
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

/**
 * An error as the log may hold it. What a failed query was asked with, and the rows that PostgreSQL
 * quotes in its complaints, are visitors' names, numbers and secret links.
 */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { params: _, detail: __, where: ___, input: ____, ...told } = stdSerializers.err(error);
  const withoutParameters = (text: string) =>
    parameterTexts(error).reduce((rest, parameters) => rest.replaceAll(parameters, ''), text);
  return {
    ...told,
    message: withoutParameters(told.message),
    stack: withoutParameters(told.stack),
  };
}

/** How the query builder writes parameters into the messages of an error and of its causes. */
function parameterTexts(error: Error): string[] {
  const own = 'params' in error ? [`\nparams: ${error.params}`] : [];
  return error.cause instanceof Error ? [...own, ...parameterTexts(error.cause)] : own;
}

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
    serializers: { err: loggedError },
  });
}

/** Milliseconds that request lines may wait to be written together. */
const ACCESS_FLUSH_MS = 500;

/**
 * Opens the log of request lines. They hold chosen fields only, so nothing is looked through for
 * secrets, and they are written in batches: at full load that is a third of a cached answer's cost.
 */
export function createAccessLog(level: Config['logLevel']): Log {
  const destination = pino.destination({
    dest: 1,
    sync: false,
    minLength: 32_768,
    maxWrite: 65_536,
  });
  const timer = setInterval(() => destination.flush(), ACCESS_FLUSH_MS);
  timer.unref();
  process.on('exit', () => destination.flushSync());
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
}
