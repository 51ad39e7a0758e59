import { eq } from 'drizzle-orm';
import { type TOTP, URI } from 'otpauth';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startSession } from '#api/access/sessions.ts';
import { rateLimits } from '#db/schema/requests.ts';
import { staffTwoFactors, staffUsers } from '#db/schema/staff.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { testKeys, testTrail } from '#tests/support/keys.ts';
import {
  addStaffMember,
  PASSWORD,
  type StaffClient,
  type StaffMember,
  sessionClient,
  staffClient,
  visitorClient,
} from '#tests/support/staff.ts';
import { Devices } from './devices.ts';
import { createPerson } from './first-administrator.ts';
import { createLinkTicket, createSignInTicket } from './tickets.ts';

const database = await createTestDatabase();
const { db } = database;
const api = createTestApi(db);
const visitor = visitorClient(api);
const devices = new Devices(testKeys);
const administrator = await addStaffMember(db, 'administrator');
afterAll(() => database.drop());
beforeEach(async () => {
  await db.delete(rateLimits);
});

const NEW_PASSWORD = 'three unrelated words';

/** A person with all that somebody may have got hold of before a change. */
interface Scene {
  person: StaffMember;
  admin: StaffClient;
  own: StaffClient;
  ownToken: string;
  other: StaffClient;
  resetToken: string;
  invitationToken: string;
  ticket: string;
  device: string;
}

async function prepare(): Promise<Scene> {
  const person = await addStaffMember(db, 'editor');
  const admin = await staffClient(db, api, administrator);
  const { token: ownToken } = await startSession(db, person.id, {
    network: '203.0.113.1',
    userAgent: 'Test',
  });
  let device = '';
  const set = (value: string) => {
    device = value;
  };
  devices.remember({ value: undefined, set, clear() {} }, person);
  return {
    person,
    admin,
    ownToken,
    own: sessionClient(api, ownToken),
    other: await staffClient(db, api, person),
    invitationToken: (await createLinkTicket(db, testKeys, person.id, 7 * 24 * 60)).token,
    resetToken: (await createLinkTicket(db, testKeys, person.id)).token,
    ticket: await createSignInTicket(db, person.id),
    device,
  };
}

/** What still works, one letter each, in the order of the table below. */
async function stateOf(scene: Scene): Promise<string> {
  const { own, other, person, resetToken, invitationToken, ticket, device } = scene;
  // A weak password is refused after the link was found to be valid, and uses nothing up.
  const link = async (token: string) => {
    const body = { token, password: 'short' };
    return (await visitor('POST /admin/new-password', { body })).body.errorCode;
  };
  const [now] = await db.select().from(staffUsers).where(eq(staffUsers.id, person.id));
  const code = await visitor('POST /admin/session/code', { body: { ticket, code: 'AAAA-AAAA' } });
  // Refused for a reason of its own, after the check that the password was entered lately.
  const stepUp = await own('PUT /admin/account/password', { body: { password: 'short' } });
  const alive: Record<string, boolean> = {
    r: (await link(resetToken)) === 'VALIDATION_FAILED',
    i: (await link(invitationToken)) === 'VALIDATION_FAILED',
    t: code.body.errorCode === 'SIGN_IN_FAILED',
    s: (await own('GET /admin/session')).status === 200,
    o: (await other('GET /admin/session')).status === 200,
    c: stepUp.body.errorCode === 'VALIDATION_FAILED',
    d: !!now && !now.deactivatedAt && devices.known({ value: device }, now) !== undefined,
  };
  return Object.entries(alive)
    .map(([letter, isAlive]) => (isAlive ? letter : '-'))
    .join('');
}

const turnedOn = ({ person }: Scene) =>
  db.insert(staffTwoFactors).values({ userId: person.id, secret: 'x.y', confirmedAt: new Date() });

const changeByAdministrator = async ({ admin, person }: Scene, change: object) => {
  const [now] = await db.select().from(staffUsers).where(eq(staffUsers.id, person.id));
  return admin(`PATCH /admin/staff/${person.id}`, { body: { version: now?.version, ...change } });
};

const chooseBy = (token: string) =>
  visitor('POST /admin/new-password', { body: { token, password: NEW_PASSWORD } });

/**
 * Each change and what works after it. Letters: reset link, invitation link, ticket of the second
 * factor, session of the same browser, session of another browser, step-up confirmation of the same
 * browser, cookie of a known device (another one than that of the change).
 */
const changes: [
  name: string,
  expected: string,
  change: (scene: Scene) => Promise<{ status: number } | undefined>,
][] = [
  ['nothing', 'ritsocd', async () => undefined],
  [
    'the own password',
    '---s-c-',
    ({ own }) => own('PUT /admin/account/password', { body: { password: NEW_PASSWORD } }),
  ],
  ['a password by a link for resetting', '-------', ({ resetToken }) => chooseBy(resetToken)],
  ["a password by an administrator's link", '-------', (scene) => chooseBy(scene.invitationToken)],
  [
    'a password by the command line',
    '-------',
    async ({ person: { name, email, role } }) => {
      const changed = { name, email, role, password: NEW_PASSWORD };
      await createPerson({ db, trail: testTrail }, changed);
      return undefined;
    },
  ],
  [
    'the second factor on',
    '---s-cd',
    async ({ own }) => {
      const { body } = await own('POST /admin/account/two-factor');
      const totp = URI.parse((body.data as unknown as { uri: string }).uri) as TOTP;
      const code = totp.generate();
      return own('POST /admin/account/two-factor/confirmation', { body: { code } });
    },
  ],
  [
    'the second factor off',
    '---socd',
    async (scene) => {
      await turnedOn(scene);
      return scene.own('DELETE /admin/account/two-factor');
    },
  ],
  [
    'new recovery codes',
    '---socd',
    async (scene) => {
      await turnedOn(scene);
      return scene.own('POST /admin/account/recovery-codes');
    },
  ],
  [
    'the second factor reset by an administrator',
    '------d',
    async (scene) => {
      await turnedOn(scene);
      return scene.admin(`DELETE /admin/staff/${scene.person.id}/two-factor`);
    },
  ],
  ['another role', '---socd', (scene) => changeByAdministrator(scene, { role: 'sales' })],
  ['another name', 'ritsocd', (scene) => changeByAdministrator(scene, { name: '新名字' })],
  ['deactivation', '-------', (scene) => changeByAdministrator(scene, { isActive: false })],
  [
    'reactivation',
    '------d',
    async (scene) => {
      const deactivatedAt = new Date();
      await db.update(staffUsers).set({ deactivatedAt }).where(eq(staffUsers.id, scene.person.id));
      return changeByAdministrator(scene, { isActive: true });
    },
  ],
  [
    'a new invitation',
    '---socd',
    ({ admin, person }) => admin(`POST /admin/staff/${person.id}/invitation`),
  ],
  [
    'a request of a stranger for a new password',
    'ritsocd',
    ({ person: { email } }) => visitor('POST /admin/password-requests', { body: { email } }),
  ],
  ['signing out', 'rit-o-d', ({ own }) => own('DELETE /admin/session')],
  ['the end of the other sessions', 'rits-cd', ({ own }) => own('DELETE /admin/account/sessions')],
  [
    'signing in again in the same browser',
    'rit-o-d',
    ({ person: { email }, ownToken }) =>
      visitor('POST /admin/session', {
        body: { email, password: PASSWORD },
        headers: { cookie: `staff=${ownToken}` },
      }),
  ],
];

test.each(changes)('after %s, this works: %s', async (_, expected, change) => {
  const scene = await prepare();
  const answer = await change(scene);
  if (answer) expect(answer.status).toBe(200);
  expect(await stateOf(scene)).toBe(expected);
});
