import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
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
 * An error as the log may contain it. The parameters of a failed query, and the rows that PostgreSQL
 * quotes in its complaints, are visitors' names, numbers and secret links.
 */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { params: _, detail: __, where: ___, input: ____, ...fields } = stdSerializers.err(error);
  const withoutParameters = (text: string) =>
    parameterTexts(error).reduce((rest, parameters) => rest.replaceAll(parameters, ''), text);
  return {
    ...fields,
    message: withoutParameters(fields.message),
    stack: withoutParameters(fields.stack),
  };
}

/** How the query builder writes parameters into the messages of an error and of its causes. */
function parameterTexts(error: Error): string[] {
  const own = 'params' in error ? [`\nparams: ${error.params}`] : [];
  return error.cause instanceof Error ? [...own, ...parameterTexts(error.cause)] : own;
}

/** Where the lines of requests go: one JSON object each, without the line break. */
export type AccessLog = (line: string) => void;

/** How long request lines may wait to be written together, in milliseconds and in bytes. */
const ACCESS_WAIT_MS = 250;
const ACCESS_WAIT_BYTES = 32_768;

/**
 * Opens the log on stdout. Values under the names of secrets are replaced, up to two levels deep.
 * Request lines contain chosen fields only and are written in batches; every other line is written at
 * once, behind the ones that wait, so that lines never cut into each other.
 */
export function createLogs(level: Config['logLevel']): { log: Log; accessLog: AccessLog } {
  const destination = pino.destination({
    dest: 1,
    sync: false,
    minLength: ACCESS_WAIT_BYTES,
    maxWrite: 2 * ACCESS_WAIT_BYTES,
  });
  setInterval(() => destination.flush(), ACCESS_WAIT_MS).unref();
  process.on('exit', () => destination.flushSync());
  const atOnce = {
    write(line: string) {
      destination.write(line);
      destination.flushSync();
    },
  };
  const log = createLog(level, atOnce);
  const wanted = log.isLevelEnabled('info');
  return { log, accessLog: (line) => wanted && destination.write(`${line}\n`) };
}

/** Opens a log that writes to a destination; stdout unless another one is given. */
export function createLog(level: Config['logLevel'], destination?: DestinationStream): Log {
  const paths = SECRETS.flatMap((name) => {
    const key = name.includes('-') ? `["${name}"]` : name;
    const below = (parent: string) => (key.startsWith('[') ? parent + key : `${parent}.${key}`);
    return [key, below('*'), below('*.*')];
  });
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths, censor: '[hidden]' },
      serializers: { err: loggedError },
    },
    destination,
  );
}
