import { startSession } from '#api/access/sessions.ts';
import { csrfToken } from '#api/access/tokens.ts';
import { readLink } from '#api/staff/links.ts';
import { hashPassword } from '#api/staff/password-hash.ts';
import type { StaffRole } from '#contracts/enums/staff.ts';
import type { Envelope } from '#contracts/envelope.ts';
import type { Database } from '#db/connection.ts';
import { staffUsers } from '#db/schema/staff.ts';
import type { TestApi } from './api.ts';
import { testKeys } from './keys.ts';

/** Password of every person that `addStaffMember` makes. */
export const PASSWORD = 'correct horse battery';
/** A two-hundredth of the real cost: many tests sign in, and few are about the hash. */
const CHEAP = { N: 2 ** 10, r: 8, p: 1 };
let passwordHash: Promise<string> | undefined;
let count = 0;

export type StaffMember = typeof staffUsers.$inferSelect;

/** Adds a member of staff who can sign in with PASSWORD. */
export async function addStaffMember(
  db: Database,
  role: StaffRole,
  values: Partial<typeof staffUsers.$inferInsert> = {},
): Promise<StaffMember> {
  passwordHash ??= hashPassword(PASSWORD, CHEAP);
  const [person] = await db
    .insert(staffUsers)
    .values({
      name: `${role} ${++count}`,
      email: `person${count}@example.com`,
      role,
      passwordHash: await passwordHash,
      ...values,
    })
    .returning();
  if (!person) throw new Error('the person was not added');
  return person;
}

/** One answer of the API. */
export interface Answer {
  status: number;
  body: Envelope<never>;
  headers: Headers;
}

export interface CallOptions {
  body?: unknown;
  /** Headers over the default ones; null leaves one out. */
  headers?: Record<string, string | null>;
}

/** Calls an operation as a page of the site does; `call` is `METHOD /path`. */
export type StaffClient = (call: string, options?: CallOptions) => Promise<Answer>;

/** A client without a session. */
export function visitorClient({ fetch }: Pick<TestApi, 'fetch'>): StaffClient {
  return async (call, { body, headers = {} } = {}) => {
    const [method = 'GET', path = ''] = call.split(' ');
    const given: Record<string, string | null> = {
      'accept-language': 'en',
      origin: 'http://localhost',
      'content-type': 'application/json',
      'user-agent': 'Test browser',
      ...headers,
    };
    const present = Object.entries(given).filter((pair): pair is [string, string] => !!pair[1]);
    const response = await fetch(path, {
      method,
      headers: present,
      ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
    });
    const answer = (await response.json()) as Envelope<never>;
    return { status: response.status, body: answer, headers: response.headers };
  };
}

/** A client with a session of its own, started a moment ago. */
export async function staffClient(
  db: Database,
  api: Pick<TestApi, 'fetch'>,
  { id }: Pick<StaffMember, 'id'>,
): Promise<StaffClient> {
  const { token } = await startSession(db, id, { network: '203.0.113.1', userAgent: 'Test' });
  return sessionClient(api, token);
}

/** A client with the secret of a session. */
export function sessionClient(api: Pick<TestApi, 'fetch'>, token: string): StaffClient {
  const client = visitorClient(api);
  return (call, { headers, ...options } = {}) =>
    client(call, {
      ...options,
      headers: { cookie: `staff=${token}`, 'x-csrf-token': csrfToken(token), ...headers },
    });
}

/** The link of a mail in the outbox, as it is sent; undefined if it does not work any more. */
export function mailedLink(
  db: Database,
  { payload }: { payload: Record<string, unknown> },
): Promise<string | undefined> {
  return readLink(db, { keys: testKeys, publicUrl: 'http://localhost/' }, String(payload.ticket));
}

/** The secret in the Set-Cookie header of an answer. */
export function sessionToken({ headers }: Answer): string {
  const value = /(?:^|, )staff=([^;]*)/.exec(headers.get('set-cookie') ?? '')?.[1];
  return decodeURIComponent(value ?? '');
}
