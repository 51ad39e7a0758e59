import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { WechatSettings } from '#api/deps.ts';
import { AppError } from '#contracts/errors.ts';
import type { Database, Executor } from '#db/connection.ts';
import { integrationTokens } from '#db/schema/outbox.ts';

/** Time limit for all WeChat calls of one renewal. */
const FETCH_LIMIT_MS = 8_000;
/** A token with less remaining time is renewed; WeChat accepts the old one meanwhile. */
const SPARE_MS = 10 * 60_000;
/** Pause after a failure before the next request to WeChat. */
const PAUSE_MS = 10_000;
/** Poll interval while another process fetches the ticket. */
const POLL_MS = 100;
const WAIT_LIMIT_MS = 5_000;

const TICKET = 'wechat.jsapi_ticket';
const ACCESS = 'wechat.access_token';
/**
 * Lease row of the process that fetches a ticket: until it expires, no other process asks WeChat.
 */
const LEASE = 'wechat.lease';

/** WeChat error codes for an invalid or expired access token. */
const STALE_ACCESS = new Set([40001, 40014, 42001]);

const accessAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number() });
const ticketAnswer = z.object({ ticket: z.string().min(1), expires_in: z.number() });
const refusal = z.object({ errcode: z.number(), errmsg: z.string().optional() });

/** WeChat returned an error code. */
class WechatRefusal extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(`WeChat returned error ${code}: ${message}`);
    this.code = code;
  }
}

/**
 * The ticket for signatures. All processes on the database share it: one process renews it before
 * it expires, and the others wait.
 */
export function createTicketSource(
  db: Database,
  settings: WechatSettings,
  log: Pick<Logger, 'error'>,
): () => Promise<string> {
  let cache: { value: string; renewAt: number } | undefined;
  let fetching: Promise<string> | undefined;
  let pausedUntil = 0;

  async function fetchTicket(): Promise<string> {
    if (Date.now() < pausedUntil) throw new AppError('UNAVAILABLE');
    try {
      const { value, expiresAt } = await sharedTicket(db, settings);
      cache = { value, renewAt: expiresAt.getTime() - SPARE_MS };
      return value;
    } catch (error) {
      pausedUntil = Date.now() + PAUSE_MS;
      log.error({ err: error }, 'no WeChat ticket: share previews cannot be signed');
      throw new AppError('UNAVAILABLE', { cause: error });
    }
  }

  return async () => {
    if (cache && cache.renewAt > Date.now()) return cache.value;
    fetching ??= fetchTicket().finally(() => {
      fetching = undefined;
    });
    return fetching;
  };
}

interface Token {
  value: string;
  expiresAt: Date;
}

/** The ticket from the database, or a new one fetched by this process or another one. */
async function sharedTicket(db: Database, settings: WechatSettings): Promise<Token> {
  const until = Date.now() + (settings.waitLimitMs ?? WAIT_LIMIT_MS);
  do {
    const stored = await readToken(db, TICKET, settings);
    if (stored) return stored;
    if (await takeLease(db)) return renewTicket(db, settings);
    await sleep(POLL_MS);
  } while (Date.now() < until);
  throw new Error('another process did not fetch the WeChat ticket in time');
}

/**
 * Fetches and stores a ticket. After a failure the lease remains, so that no process retries at
 * once.
 */
async function renewTicket(db: Database, settings: WechatSettings): Promise<Token> {
  // Another process may have stored one between the read and the lease.
  const ticket =
    (await readToken(db, TICKET, settings)) ??
    (await requestTicket(db, { ...settings, signal: AbortSignal.timeout(FETCH_LIMIT_MS) }));
  await writeToken(db, TICKET, ticket, settings);
  await db.delete(integrationTokens).where(eq(integrationTokens.key, LEASE));
  return ticket;
}

/** Whether this process may ask WeChat; then no other process may for PAUSE_MS. */
async function takeLease(db: Database): Promise<boolean> {
  const expiresAt = sql`now() + ${`${PAUSE_MS} milliseconds`}::interval`;
  const rows = await db
    .insert(integrationTokens)
    .values({ key: LEASE, value: '', expiresAt })
    .onConflictDoUpdate({
      target: integrationTokens.key,
      set: { expiresAt },
      setWhere: sql`${integrationTokens.expiresAt} < now()`,
    })
    .returning({ key: integrationTokens.key });
  return rows.length > 0;
}

/** Settings of one renewal; its calls share a deadline. */
type FetchSettings = WechatSettings & { signal: AbortSignal };

async function requestTicket(db: Executor, settings: FetchSettings): Promise<Token> {
  const access = await readToken(db, ACCESS, settings);
  try {
    return await ask(access ?? (await requestAccess(db, settings, false)));
  } catch (error) {
    if (!(error instanceof WechatRefusal) || !STALE_ACCESS.has(error.code)) throw error;
    return ask(await requestAccess(db, settings, true));
  }

  async function ask(access: Token): Promise<Token> {
    const query = new URLSearchParams({ access_token: access.value, type: 'jsapi' });
    const answer = await call(settings, `/cgi-bin/ticket/getticket?${query}`, ticketAnswer);
    return { value: answer.ticket, expiresAt: endOf(answer.expires_in) };
  }
}

/** Requests the "stable" token: other programs of the account can go on using theirs. */
async function requestAccess(
  db: Executor,
  settings: FetchSettings,
  force: boolean,
): Promise<Token> {
  const answer = await call(settings, '/cgi-bin/stable_token', accessAnswer, {
    grant_type: 'client_credential',
    appid: settings.appId,
    secret: settings.appSecret,
    force_refresh: force,
  });
  const token = { value: answer.access_token, expiresAt: endOf(answer.expires_in) };
  await writeToken(db, ACCESS, token, settings);
  return token;
}

const endOf = (seconds: number) => new Date(Date.now() + seconds * 1000);

/** @throws WechatRefusal, or Error if there is no valid response; neither contains a token */
async function call<T extends z.ZodType>(
  { apiUrl, signal }: FetchSettings,
  path: string,
  schema: T,
  body?: object,
): Promise<z.output<T>> {
  const response = await fetch(apiUrl + path, {
    ...(body
      ? {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }
      : {}),
    redirect: 'error',
    signal,
  });
  const answer: unknown = await response.json();
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  const refused = refusal.safeParse(answer).data;
  if (refused) throw new WechatRefusal(refused.errcode, refused.errmsg ?? '');
  throw new Error(`WeChat returned ${response.status} with an unknown body`);
}

/** A stored token that is still valid; one encrypted with another secret is ignored. */
async function readToken(
  db: Executor,
  key: string,
  settings: WechatSettings,
): Promise<Token | undefined> {
  const [row] = await db
    .select({ value: integrationTokens.value, expiresAt: integrationTokens.expiresAt })
    .from(integrationTokens)
    .where(eq(integrationTokens.key, key));
  if (!row || row.expiresAt.getTime() - SPARE_MS < Date.now()) return undefined;
  const value = decrypt(row.value, settings);
  return value === undefined ? undefined : { value, expiresAt: row.expiresAt };
}

async function writeToken(db: Executor, key: string, token: Token, settings: WechatSettings) {
  const row = { value: encrypt(token.value, settings), expiresAt: token.expiresAt };
  await db
    .insert(integrationTokens)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: integrationTokens.key, set: row });
}

/** Tokens are encrypted with a key derived from the account's secret, which is never stored. */
function keyOf({ appId, appSecret }: WechatSettings): Buffer {
  return Buffer.from(hkdfSync('sha256', appSecret, appId, 'integration-tokens', 32));
}

function encrypt(text: string, settings: WechatSettings): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(settings), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

function decrypt(stored: string, settings: WechatSettings): string | undefined {
  const bytes = Buffer.from(stored, 'base64');
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(settings), bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
