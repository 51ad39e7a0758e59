import { eq, sql } from 'drizzle-orm';
import { type TOTP, URI } from 'otpauth';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '#db/schema/audit.ts';
import { outboxMessages } from '#db/schema/outbox.ts';
import { rateLimits } from '#db/schema/requests.ts';
import { staffLockouts, staffSessions, staffUsers } from '#db/schema/staff.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import {
  type Answer,
  addStaffMember,
  PASSWORD,
  type StaffMember,
  sessionClient,
  sessionToken,
  staffClient,
  visitorClient,
} from '#tests/support/staff.ts';

const database = await createTestDatabase();
const { db } = database;
const api = createTestApi(db);
const visitor = visitorClient(api);
afterAll(() => database.drop());
beforeEach(async () => {
  await db.delete(rateLimits);
});

const signIn = (email: string, password = PASSWORD) =>
  visitor('POST /admin/session', { body: { email, password } });

/** The data of an answer that succeeded. */
function dataOf<Data>({ status, body }: Answer): Data {
  expect([status, body.errorMessage]).toEqual([200, null]);
  return body.data as Data;
}

describe('the password', () => {
  test('starts a session with a cookie for the back office only', async () => {
    const person = await addStaffMember(db, 'editor');
    const answer = await signIn(person.email.toUpperCase());
    expect(dataOf(answer)).toEqual({ ticket: null });
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^staff=.+; Path=\/api\/admin; Expires=.+; HttpOnly; SameSite=Strict$/);
    const client = sessionClient(api, sessionToken(answer));
    expect(dataOf(await client('GET /admin/session'))).toMatchObject({
      name: person.name,
      role: 'editor',
      twoFactorDueAt: null,
    });
    expect(dataOf(await client('DELETE /admin/session'))).toEqual({});
    expect((await client('GET /admin/session')).status).toBe(401);
  });

  test('tells of a new device by mail, and not of a known one', async () => {
    const { email } = await addStaffMember(db, 'sales');
    const mails = () => db.select().from(outboxMessages).where(eq(outboxMessages.recipient, email));
    await signIn(email);
    expect(await mails()).toMatchObject([
      {
        event: 'staff.signed_in',
        locale: 'zh',
        payload: { network: '203.0.113.1', device: 'Test browser' },
      },
    ]);
    await signIn(email);
    expect(await mails()).toHaveLength(1);
  });

  test('is refused alike for unknown, wrong, deactivated and invited people', async () => {
    const known = await addStaffMember(db, 'viewer');
    const left = await addStaffMember(db, 'viewer', { deactivatedAt: new Date() });
    const invited = await addStaffMember(db, 'viewer', { passwordHash: null });
    const answers = [
      await signIn(known.email, 'wrong password here'),
      await signIn('nobody@example.com'),
      await signIn(left.email),
      await signIn(invited.email),
    ];
    for (const { status, body, headers } of answers) {
      expect([status, body.errorCode]).toEqual([401, 'SIGN_IN_FAILED']);
      expect(body.errorMessage).toBe(answers[0]?.body.errorMessage);
      expect(headers.get('set-cookie')).toBeNull();
    }
    const failures = await db
      .select({ entityId: auditLog.entityId })
      .from(auditLog)
      .where(eq(auditLog.action, 'staff.sign_in_failed'));
    expect(failures.map(({ entityId }) => entityId)).toEqual([known.id, null, null, invited.id]);
  });

  test.each(['known', 'unknown'])('of %s people is locked after five failures', async (kind) => {
    const person = kind === 'known' ? await addStaffMember(db, 'viewer') : undefined;
    const email = person?.email ?? 'stranger@example.com';
    for (let attempt = 1; attempt <= 5; attempt++) {
      expect((await signIn(email, 'wrong password here')).status).toBe(401);
    }
    const locked = await signIn(email);
    expect([locked.status, locked.body.errorCode]).toEqual([429, 'SIGN_IN_LOCKED']);
    expect(locked.body.errorMessage).toContain('1 min');
    await db.update(staffLockouts).set({ lockedUntil: sql`now()` });
    expect((await signIn(email)).status).toBe(person ? 200 : 401);
    const again = await signIn(email, 'wrong password here');
    expect(again.body.errorCode).toBe(person ? 'SIGN_IN_FAILED' : 'SIGN_IN_LOCKED');
    await db.delete(staffLockouts);
  });

  test('is tried five times at most also by requests at the same moment', async () => {
    const { email } = await addStaffMember(db, 'viewer');
    const answers = await Promise.all(
      Array.from({ length: 9 }, () => signIn(email, 'wrong password here')),
    );
    const codes = answers.map(({ body }) => body.errorCode);
    expect(codes.filter((code) => code === 'SIGN_IN_FAILED')).toHaveLength(5);
    expect(codes.filter((code) => code === 'SIGN_IN_LOCKED')).toHaveLength(4);
  });

  test('from another site is refused', async () => {
    const { email } = await addStaffMember(db, 'viewer');
    const { status, body } = await visitor('POST /admin/session', {
      body: { email, password: PASSWORD },
      headers: { origin: 'https://evil.example' },
    });
    expect([status, body.errorCode]).toEqual([403, 'CROSS_SITE']);
  });
});

describe('a session', () => {
  test('ends with the account, and when it was not used or is too old', async () => {
    const person = await addStaffMember(db, 'editor');
    const status = async () => {
      const client = await staffClient(db, api, person);
      return async () => (await client('GET /admin/session')).status;
    };
    const read = await status();
    expect(await read()).toBe(200);
    const set = (values: Partial<typeof staffSessions.$inferInsert>) =>
      db.update(staffSessions).set(values).where(eq(staffSessions.userId, person.id));
    await set({ lastSeenAt: new Date(Date.now() - 13 * 3_600_000) });
    expect(await read()).toBe(401);
    await set({ lastSeenAt: new Date(), expiresAt: new Date(Date.now() - 1) });
    expect(await read()).toBe(401);
    const other = await status();
    await db
      .update(staffUsers)
      .set({ deactivatedAt: new Date() })
      .where(eq(staffUsers.id, person.id));
    expect(await other()).toBe(401);
  });

  test('uses the role of the moment', async () => {
    const person = await addStaffMember(db, 'administrator');
    const client = await staffClient(db, api, person);
    expect((await client('GET /admin/audit')).status).toBe(200);
    await db.update(staffUsers).set({ role: 'editor' }).where(eq(staffUsers.id, person.id));
    expect((await client('GET /admin/audit')).body.errorCode).toBe('FORBIDDEN');
  });

  test('is ended by its owner only', async () => {
    const [own, foreign] = [await addStaffMember(db, 'editor'), await addStaffMember(db, 'editor')];
    const client = await staffClient(db, api, own);
    await staffClient(db, api, own);
    await staffClient(db, api, foreign);
    const [theirs] = await db
      .select()
      .from(staffSessions)
      .where(eq(staffSessions.userId, foreign.id));
    expect((await client(`DELETE /admin/account/sessions/${theirs?.id}`)).status).toBe(404);
    const list = async () =>
      dataOf<{ items: { isCurrent: boolean }[] }>(await client('GET /admin/account/sessions'))
        .items;
    expect(await list()).toHaveLength(2);
    dataOf(await client('DELETE /admin/account/sessions'));
    expect(await list()).toMatchObject([{ isCurrent: true }]);
  });

  test('needs the password again for some operations', async () => {
    const person = await addStaffMember(db, 'viewer');
    const client = await staffClient(db, api, person);
    await db
      .update(staffSessions)
      .set({ confirmedAt: new Date(Date.now() - 11 * 60_000) })
      .where(eq(staffSessions.userId, person.id));
    const change = () =>
      client('PUT /admin/account/password', { body: { password: 'three unrelated words' } });
    const confirm = (password: string) =>
      client('POST /admin/session/confirmation', { body: { password } });
    expect((await change()).body.errorCode).toBe('STEP_UP_REQUIRED');
    expect((await confirm('wrong password here')).body.errorCode).toBe('SIGN_IN_FAILED');
    expect((await change()).body.errorCode).toBe('STEP_UP_REQUIRED');
    dataOf(await confirm(PASSWORD));
    dataOf(await change());
    expect((await signIn(person.email)).status).toBe(401);
    expect((await signIn(person.email, 'three unrelated words')).status).toBe(200);
  });
});

describe('the second factor', () => {
  /** Turns the second factor on; returns the generator of codes and the recovery codes. */
  async function turnOn(person: StaffMember) {
    const client = await staffClient(db, api, person);
    const { uri } = dataOf<{ uri: string }>(await client('POST /admin/account/two-factor'));
    const totp = URI.parse(uri) as TOTP;
    const past = totp.generate({ timestamp: Date.now() - 30_000 });
    const wrong = await client('POST /admin/account/two-factor/confirmation', {
      body: { code: past === '000000' ? '000001' : '000000' },
    });
    expect(wrong.body.fields).toMatchObject([{ path: 'code' }]);
    const { recoveryCodes } = dataOf<{ recoveryCodes: string[] }>(
      await client('POST /admin/account/two-factor/confirmation', { body: { code: past } }),
    );
    return { client, totp, past, recoveryCodes };
  }

  const ticketOf = async ({ email }: StaffMember) =>
    dataOf<{ ticket: string }>(await signIn(email)).ticket;
  const enter = (ticket: string, code: string) =>
    visitor('POST /admin/session/code', { body: { ticket, code } });

  test('is asked for after the password, and takes each code once', async () => {
    const person = await addStaffMember(db, 'editor');
    const { totp, past } = await turnOn(person);
    const ticket = await ticketOf(person);
    const used = await enter(ticket, past);
    expect([used.status, used.body.errorCode]).toEqual([401, 'SIGN_IN_FAILED']);
    const code = totp.generate();
    const answer = await enter(ticket, code);
    expect(dataOf(answer)).toEqual({ ticket: null });
    const client = sessionClient(api, sessionToken(answer));
    expect(dataOf(await client('GET /admin/session'))).toMatchObject({ hasTwoFactor: true });
    expect((await enter(ticket, code)).body.errorCode).toBe('LINK_EXPIRED');
    expect((await enter(await ticketOf(person), code)).body.errorCode).toBe('SIGN_IN_FAILED');
  });

  test('is replaced by a recovery code once', async () => {
    const person = await addStaffMember(db, 'editor');
    const { client, recoveryCodes } = await turnOn(person);
    expect(recoveryCodes).toHaveLength(10);
    const [code = ''] = recoveryCodes;
    expect((await enter(await ticketOf(person), code.toLowerCase())).status).toBe(200);
    expect((await enter(await ticketOf(person), code)).status).toBe(401);
    expect(dataOf(await client('GET /admin/account/two-factor'))).toEqual({
      isOn: true,
      recoveryCodesLeft: 9,
    });
  });

  test('is locked like the password', async () => {
    const person = await addStaffMember(db, 'editor');
    const { totp } = await turnOn(person);
    const ticket = await ticketOf(person);
    for (let attempt = 1; attempt <= 4; attempt++) {
      expect((await enter(ticket, 'AAAA-AAAA-AAAA')).status).toBe(401);
    }
    expect((await enter(ticket, totp.generate())).body.errorCode).toBe('SIGN_IN_LOCKED');
  });

  test('is required of administrators after seven days, except for the own account', async () => {
    const person = await addStaffMember(db, 'administrator', {
      twoFactorDueAt: new Date(Date.now() - 1000),
    });
    const client = await staffClient(db, api, person);
    expect((await client('GET /admin/staff')).body.errorCode).toBe('TWO_FACTOR_REQUIRED');
    expect((await client('GET /admin/session')).status).toBe(200);
    const { client: same } = await turnOn(person);
    expect((await same('GET /admin/staff')).status).toBe(200);
    const off = await same('DELETE /admin/account/two-factor');
    expect([off.status, off.body.errorCode]).toEqual([403, 'FORBIDDEN']);
  });

  test('ends the sessions that were started without it', async () => {
    const person = await addStaffMember(db, 'support');
    const earlier = await staffClient(db, api, person);
    const { client } = await turnOn(person);
    expect((await earlier('GET /admin/session')).status).toBe(401);
    dataOf(await client('DELETE /admin/account/two-factor'));
    expect(dataOf(await signIn(person.email))).toEqual({ ticket: null });
  });
});
