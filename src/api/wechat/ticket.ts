import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { WechatSettings } from '#api/deps.ts';
import { AppError } from '#contracts/errors.ts';
import type { Database, Executor } from '#db/connection.ts';
import { integrationTokens } from '#db/schema/outbox.ts';

/** How long WeChat may take to answer. */
const TIMEOUT_MS = 5_000;
/** A token is fetched anew when it has less than this left: WeChat honours the old one meanwhile. */
const SPARE_MS = 10 * 60_000;
/** After a failure nobody asks WeChat again for so long. */
const PAUSE_MS = 10_000;

const TICKET = 'wechat.jsapi_ticket';
const ACCESS = 'wechat.access_token';

/** Answers of WeChat that say that the access token is not, or no longer, valid. */
const STALE_ACCESS = new Set([40001, 40014, 42001]);

const accessAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number() });
const ticketAnswer = z.object({ ticket: z.string().min(1), expires_in: z.number() });
const refusal = z.object({ errcode: z.number(), errmsg: z.string().optional() });

/** WeChat has answered that it will not. */
class WechatRefusal extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(`WeChat answered ${code}: ${message}`);
    this.code = code;
  }
}

/**
 * The ticket that signatures are made with. All processes on the database share it; one of them
 * fetches it anew before it ends while the others wait for it.
 */
export function createTicketSource(
  db: Database,
  settings: WechatSettings,
  log: Pick<Logger, 'error'>,
): () => Promise<string> {
  let kept: { value: string; goodUntil: number } | undefined;
  let fetching: Promise<string> | undefined;
  let pausedUntil = 0;

  async function fetchTicket(): Promise<string> {
    if (Date.now() < pausedUntil) throw new AppError('UNAVAILABLE');
    try {
      const { value, expiresAt } = await sharedTicket(db, settings);
      kept = { value, goodUntil: expiresAt.getTime() - SPARE_MS };
      return value;
    } catch (error) {
      pausedUntil = Date.now() + PAUSE_MS;
      log.error({ err: error }, 'no WeChat ticket: share cards cannot be signed');
      throw new AppError('UNAVAILABLE', { cause: error });
    }
  }

  return async () => {
    if (kept && kept.goodUntil > Date.now()) return kept.value;
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

/** The ticket of the database; under a lock until commit where it has to be fetched. */
async function sharedTicket(db: Database, settings: WechatSettings): Promise<Token> {
  const stored = await readToken(db, TICKET, settings);
  if (stored) return stored;
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${TICKET}))`);
    const meanwhile = await readToken(transaction, TICKET, settings);
    if (meanwhile) return meanwhile;
    const ticket = await requestTicket(transaction, settings);
    await writeToken(transaction, TICKET, ticket, settings);
    return ticket;
  });
}

async function requestTicket(db: Executor, settings: WechatSettings): Promise<Token> {
  const known = await readToken(db, ACCESS, settings);
  try {
    return await ask(known ?? (await requestAccess(db, settings, false)));
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

/** The "stable" token: fetching it does not end the one that other programs of the account use. */
async function requestAccess(
  db: Executor,
  settings: WechatSettings,
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

/** @throws WechatRefusal, and Error where no answer comes that can be read; neither names a token */
async function call<T extends z.ZodType>(
  { apiUrl }: WechatSettings,
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
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const answer: unknown = await response.json();
  const wanted = schema.safeParse(answer);
  if (wanted.success) return wanted.data;
  const refused = refusal.safeParse(answer).data;
  if (refused) throw new WechatRefusal(refused.errcode, refused.errmsg ?? '');
  throw new Error(`WeChat answered ${response.status} in a form that is not known`);
}

/** A stored token that is still good for a while; one that another secret encrypted counts as none. */
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

/** Tokens are kept encrypted under the account's secret, which never enters the database. */
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
