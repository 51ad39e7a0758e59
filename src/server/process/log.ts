import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import type { Config } from './config.ts';
import { LineBuffer } from './line-buffer.ts';

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
 * An error that is safe to log. Parameters of a failed query, and rows that PostgreSQL quotes in
 * its messages, contain visitors' names, phone numbers and secret links.
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

/**
 * Values in the messages of an error and its causes: the query builder names the parameters, and PostgreSQL
 * repeats one that it cannot read.
 */
function parameterTexts(error: Error): string[] {
  const own = 'params' in error ? [`\nparams: ${error.params}`] : [];
  const isUnreadable = 'code' in error && String(error.code).startsWith('22');
  if (isUnreadable) own.push(...(/: ".*"$/s.exec(error.message) ?? []));
  return error.cause instanceof Error ? [...own, ...parameterTexts(error.cause)] : own;
}

const EMAIL = /[\p{L}\p{N}._%+-]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}/gu;
/** In international form, and of the mainland's mobile phones. */
const PHONE = /\+[1-9]\d{7,14}\b|(?<![\w.])1[3-9]\d{9}(?!\w)/g;

/** A line without email addresses and telephone numbers, which mail servers repeat in their refusals. */
export const withoutContacts = (line: string): string =>
  line.replace(EMAIL, '[email]').replace(PHONE, '[phone]');

/** Receives the line of one request, a JSON object with its line break. */
export type AccessLog = (line: string) => void;

/** How long lines of requests wait for each other, in milliseconds. */
const ACCESS_WAIT_MS = 250;
/** What waits for a reader of the log that has stopped reading: some 80,000 lines of requests. */
const UNREAD_BYTES = 16 * 2 ** 20;

/**
 * Opens the log on stdout. Values under the names of secrets are replaced, up to two levels deep.
 * Request lines are joined and written in batches, at almost no cost per request. Other lines are
 * written at once, after the waiting request lines. Request lines beyond `UNREAD_BYTES` that nobody reads
 * are lost, and a line says so when the log is read again.
 */
export function createLogs(level: Config['logLevel']): { log: Log; accessLog: AccessLog } {
  // Its types know strings only.
  const destination = pino.destination({
    dest: 1,
    sync: false,
    contentMode: 'buffer',
    maxLength: UNREAD_BYTES,
  });
  const write = destination.write.bind(destination) as unknown as (bytes: Buffer) => boolean;
  const requests = new LineBuffer(write);
  setInterval(() => requests.flush(), ACCESS_WAIT_MS).unref();
  process.on('exit', () => {
    requests.flush();
    destination.flushSync();
  });
  const atOnce = {
    write(line: string) {
      requests.flush();
      // So that there is room for the line: one like this is never lost.
      destination.flushSync();
      write(Buffer.from(line));
      destination.flushSync();
    },
  };
  const log = createLog(level, atOnce);
  let lostBytes = 0;
  destination.on('drop', (piece) => {
    lostBytes += piece.length;
  });
  destination.on('drain', () => {
    if (lostBytes === 0) return;
    const lost = lostBytes;
    lostBytes = 0;
    log.warn({ bytes: lost }, 'Lines of the log were lost: it was not read in time');
  });
  return { log, accessLog: log.isLevelEnabled('info') ? (line) => requests.add(line) : () => {} };
}

/** Opens a log that writes to a destination; stdout by default. */
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
      hooks: { streamWrite: withoutContacts },
    },
    destination,
  );
}
