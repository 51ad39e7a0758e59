import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { QueueFullError } from '#bounded/fair-queue.ts';
import { outboxMessages } from '#db/schema/outbox.ts';
import { rateLimits } from '#db/schema/requests.ts';
import { staffLockouts, staffTwoFactors, staffUsers } from '#db/schema/staff.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { testKeys } from '#tests/support/keys.ts';
import {
  type Answer,
  addStaffMember,
  mailedLink,
  PASSWORD,
  staffClient,
  visitorClient,
} from '#tests/support/staff.ts';
import { Lockout } from './lockout.ts';

const database = await createTestDatabase();
const { db } = database;
const api = createTestApi(db);
afterAll(() => database.drop());
beforeEach(async () => {
  await db.delete(rateLimits);
  await db.delete(staffLockouts);
});

/** A visitor at an address of their own. */
const visitorAt = (address: string) =>
  visitorClient({ fetch: (path, init) => api.fetch(path, init, address) });

function signInAt(
  address: string,
  email: string,
  password = PASSWORD,
  cookie: string | null = null,
) {
  return visitorAt(address)('POST /admin/session', {
    body: { email, password },
    headers: { cookie },
  });
}

/** The cookie of the known device in an answer. */
const deviceCookie = ({ headers }: Answer) =>
  /staff-device=[^;]+/.exec(headers.get('set-cookie') ?? '')?.[0] ?? null;

const codesOf = (answers: Answer[]) => answers.map(({ body }) => body.errorCode);

/** Strangers lock the sign-in of an address. */
async function lock(email: string): Promise<void> {
  const guesses = Array.from({ length: 5 }, (_, index) =>
    signInAt(`192.0.2.${index}`, email, 'a wrong password'),
  );
  expect(codesOf(await Promise.all(guesses))).toEqual(Array(5).fill('SIGN_IN_FAILED'));
  expect(codesOf([await signInAt('192.0.2.99', email)])).toEqual(['SIGN_IN_LOCKED']);
}

test('a flood from one network keeps nobody else out, and what is refused does not count', async () => {
  const [person, administrator] = [
    await addStaffMember(db, 'editor'),
    await addStaffMember(db, 'administrator'),
  ];
  const session = await staffClient(db, api, administrator);
  // One customer has a /48, here with 16 networks; each guess is at another address of staff.
  const flood = Array.from({ length: 64 }, (_, index) =>
    signInAt(`2001:db8:1:${index % 16}::1`, `target${index}@example.com`, 'a wrong password'),
  );
  let triedSoFar = 0;
  for (const guess of flood) {
    void guess.then(({ body }) => {
      if (body.errorCode === 'SIGN_IN_FAILED') triedSoFar += 1;
    });
  }
  const confirmation = session('POST /admin/session/confirmation', {
    body: { password: PASSWORD },
  });
  const elsewhere = signInAt('198.51.100.7', person.email);
  expect((await confirmation).status).toBe(200);
  expect((await elsewhere).status).toBe(200);
  const triedBefore = triedSoFar;
  const codes = codesOf(await Promise.all(flood));
  const tried = codes.filter((code) => code === 'SIGN_IN_FAILED').length;
  expect(tried).toBeLessThan(20);
  // The two people did not wait for the guesses that came before them.
  expect(triedBefore).toBeLessThan(tried / 2);
  expect(codes.filter((code) => code === 'UNAVAILABLE')).toHaveLength(64 - tried);
  expect(await db.select().from(staffLockouts)).toHaveLength(tried);
}, 60_000);

test('an attempt that could not be tried is given back, with the lock that it started', async () => {
  const lockout = new Lockout(testKeys);
  const subject = { email: 'somebody@example.com' };
  const fail = () => Promise.reject(new QueueFullError());
  for (let attempt = 1; attempt <= 12; attempt++) {
    await expect(lockout.attempt(db, subject, fail)).rejects.toThrow(QueueFullError);
  }
  expect(await db.select().from(staffLockouts)).toMatchObject([{ failures: 0, lockedUntil: null }]);
  // A right password whose session could not be started.
  await lockout.attempt(db, subject, async () => true);
  await expect(lockout.succeed(db, subject, fail)).rejects.toThrow(QueueFullError);
  expect(await db.select().from(staffLockouts)).toMatchObject([{ failures: 0, lockedUntil: null }]);
  for (let attempt = 1; attempt <= 5; attempt++) {
    expect(await lockout.attempt(db, subject, async () => false)).toBe(false);
  }
  await expect(lockout.attempt(db, subject, fail)).rejects.toMatchObject({
    code: 'SIGN_IN_LOCKED',
  });
});

test('strangers who lock an address lock neither the session nor the known device of its owner', async () => {
  const person = await addStaffMember(db, 'administrator');
  const home = '198.51.100.7';
  const first = await signInAt(home, person.email);
  const device = deviceCookie(first);
  expect(first.headers.get('set-cookie')).toMatch(
    /staff-device=[^;]+; Path=\/api\/admin; Expires=[^;]+; HttpOnly; SameSite=Strict/,
  );
  await lock(person.email);
  const session = await staffClient(db, api, person);
  const confirm = (password: string) =>
    session('POST /admin/session/confirmation', { body: { password } });
  expect((await confirm(PASSWORD)).status).toBe(200);
  expect((await signInAt(home, person.email, PASSWORD, device)).status).toBe(200);
  // Strangers stay locked, also with a device of somebody else.
  const other = deviceCookie(await signInAt(home, (await addStaffMember(db, 'viewer')).email));
  expect(codesOf([await signInAt(home, person.email, PASSWORD, other)])).toEqual([
    'SIGN_IN_LOCKED',
  ]);
  // Wrong passwords in the session or on the device lock these only.
  for (let attempt = 1; attempt <= 5; attempt++) {
    expect((await confirm('a wrong password')).status).toBe(401);
    expect((await signInAt(home, person.email, 'a wrong password', device)).status).toBe(401);
  }
  expect((await confirm(PASSWORD)).status).toBe(429);
  expect((await signInAt(home, person.email, PASSWORD, device)).status).toBe(429);
  const again = await staffClient(db, api, person);
  const body = { password: PASSWORD };
  expect((await again('POST /admin/session/confirmation', { body })).status).toBe(200);
}, 30_000);

test.each([false, true])(
  'a password that is changed while it is compared opens nothing (second factor: %s)',
  async (hasTwoFactor) => {
    const person = await addStaffMember(db, 'editor');
    if (hasTwoFactor) {
      const factor = { userId: person.id, secret: 'x.y', confirmedAt: new Date() };
      await db.insert(staffTwoFactors).values(factor);
    }
    const changed = Promise.withResolvers<void>();
    const attempt = changed.promise.then(() => signInAt('198.51.100.7', person.email));
    await db.transaction(async (transaction) => {
      const own = eq(staffUsers.id, person.id);
      await transaction.update(staffUsers).set({ passwordHash: 'another' }).where(own);
      // Begun after the change, which it does not see yet: it cannot be over before it.
      changed.resolve();
      // Counted: the old hash has been read, and is compared now.
      await expect.poll(async () => (await db.select().from(staffLockouts)).length).toBe(1);
    });
    const { status, body, headers } = await attempt;
    expect([status, body.errorCode]).toEqual([401, 'SIGN_IN_FAILED']);
    expect(headers.get('set-cookie')).toBeNull();
  },
);

test('known and unknown addresses are alike, with and without a device', async () => {
  const known = await addStaffMember(db, 'viewer');
  const device = deviceCookie(await signInAt('198.51.100.7', known.email));
  const { email } = await addStaffMember(db, 'viewer');
  const answers = [];
  for (const address of [email, 'nobody-here@example.com']) {
    for (const cookie of [null, device, 'staff-device=a.9999999999999.b']) {
      const { status, body, headers } = await signInAt('198.51.100.8', address, 'wrong', cookie);
      const { requestId: _, ...shown } = body;
      answers.push({ status, shown, names: [...headers.keys()] });
    }
  }
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  const locks = await db.select().from(staffLockouts);
  expect(locks.map(({ failures }) => failures)).toEqual([3, 3]);
});

test('sixty requests from sixty addresses send three mails, and the first link goes on working', async () => {
  const { email } = await addStaffMember(db, 'sales');
  const request = (index: number) =>
    visitorAt(`192.0.2.${index}`)('POST /admin/password-requests', { body: { email } });
  const mails = () => db.select().from(outboxMessages).where(eq(outboxMessages.recipient, email));
  await request(0);
  const [first] = await mails();
  const link = first && (await mailedLink(db, first));
  const answers = await Promise.all(Array.from({ length: 59 }, (_, index) => request(index + 1)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`))).toEqual(
    new Set([
      '200 {"success":true,"data":{},"errorCode":null,"errorMessage":null,"showType":null}',
    ]),
  );
  const sent = await mails();
  expect(sent).toHaveLength(3);
  expect(new Set(await Promise.all(sent.map((mail) => mailedLink(db, mail))))).toEqual(
    new Set([link]),
  );
  await lock(email);
  const chosen = await visitorAt('198.51.100.7')('POST /admin/new-password', {
    body: { token: link?.split('#')[1], password: 'three unrelated words' },
  });
  expect(chosen.status).toBe(200);
  // Who locks the address again does not reach the device on which the password was chosen.
  await lock(email);
  const device = deviceCookie(chosen);
  const answer = await signInAt('198.51.100.7', email, 'three unrelated words', device);
  expect(answer.status).toBe(200);
}, 30_000);
