import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { auditLog } from '#db/schema/audit.ts';
import { outboxMessages } from '#db/schema/outbox.ts';
import { rateLimits } from '#db/schema/requests.ts';
import { staffTickets, staffTwoFactors, staffUsers } from '#db/schema/staff.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { testTrail } from '#tests/support/keys.ts';
import {
  addStaffMember,
  mailedLink,
  PASSWORD,
  type StaffMember,
  staffClient,
  visitorClient,
} from '#tests/support/staff.ts';
import { createPerson, ensureAdministrator } from './first-administrator.ts';

const database = await createTestDatabase();
const { db } = database;
const api = createTestApi(db);
const visitor = visitorClient(api);
afterAll(() => database.drop());
beforeEach(async () => {
  await db.delete(rateLimits);
});

const signIn = (email: string, password: string) =>
  visitor('POST /admin/session', { body: { email, password } });

test('the first start makes an administrator, later starts make none', async () => {
  const deps = { db, trail: testTrail };
  const made = await ensureAdministrator(deps, { email: 'first@example.com' });
  expect(made?.password).toMatch(/^(?:\w{5}-){3}\w{5}$/);
  expect((await signIn('first@example.com', made?.password ?? '')).status).toBe(200);
  expect(await ensureAdministrator(deps, { email: 'second@example.com' })).toBeUndefined();
  const [person] = await db.select().from(staffUsers);
  const graceDays = ((person?.twoFactorDueAt?.getTime() ?? 0) - Date.now()) / 86_400_000;
  expect(graceDays).toBeGreaterThan(6.9);
  expect(graceDays).toBeLessThan(7.1);
});

test('the command line creates people and gives them a new password', async () => {
  const person = { name: '林一', email: 'cli@example.com', role: 'sales' as const };
  await createPerson({ db, trail: testTrail }, { ...person, password: 'first password ok' });
  await createPerson({ db, trail: testTrail }, { ...person, password: 'second password ok' });
  expect((await signIn(person.email, 'first password ok')).status).toBe(401);
  expect((await signIn(person.email, 'second password ok')).status).toBe(200);
});

test('an administrator invites somebody, who chooses a password', async () => {
  const administrator = await staffClient(db, api, await addStaffMember(db, 'administrator'));
  const body = { name: '王若溪', email: 'Ruoxi@Example.com', role: 'editor', locale: 'en' };
  const created = await administrator('POST /admin/staff', { body });
  expect(created.status).toBe(200);
  const { invitationUrl, id } = created.body.data as unknown as {
    invitationUrl: string;
    id: string;
  };
  expect(invitationUrl).toMatch(/^http:\/\/localhost\/admin\/new-password#/);
  const again = await administrator('POST /admin/staff', { body });
  expect(again.body.fields).toMatchObject([{ path: 'email' }]);
  const mails = await db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, 'ruoxi@example.com'));
  expect(mails).toMatchObject([
    { event: 'staff.invitation', locale: 'en', payload: { name: '王若溪' } },
  ]);
  const [mail] = mails;
  expect(mail && (await mailedLink(db, mail))).toBe(invitationUrl);
  const token = invitationUrl.split('#')[1] ?? '';
  expect(JSON.stringify([mails, await db.select().from(staffTickets)])).not.toContain(token);

  const choose = (password: string) =>
    visitor('POST /admin/new-password', { body: { token, password } });
  for (const weak of [
    'short',
    'aaaaaaaaaaaa',
    'abcdefghijkl',
    'password12345',
    'ruoxi is my name',
  ]) {
    const refused = await choose(weak);
    expect([weak, refused.body.fields?.[0]?.path]).toEqual([weak, 'password']);
  }
  expect((await choose(PASSWORD)).body.data).toEqual({ email: 'ruoxi@example.com' });
  expect((await choose(PASSWORD)).body.errorCode).toBe('LINK_EXPIRED');
  expect((await signIn('ruoxi@example.com', PASSWORD)).status).toBe(200);

  const [entry] = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entityId, id), eq(auditLog.action, 'staff.create')));
  expect(entry).toMatchObject({
    actor: 'staff',
    requestId: 'test-request',
    changes: { email: [null, 'r***@example.com'], role: [null, 'editor'] },
  });
});

test('a forgotten password is replaced by a link in a mail; unknown addresses get the same answer', async () => {
  const person = await addStaffMember(db, 'viewer');
  const request = async (email: string) => {
    const startedAt = performance.now();
    const { status, body } = await visitor('POST /admin/password-requests', { body: { email } });
    return { answer: [status, body.data], ms: performance.now() - startedAt };
  };
  const [known, unknown] = [await request(person.email), await request('nobody@example.com')];
  expect(known.answer).toEqual([200, {}]);
  expect(unknown.answer).toEqual(known.answer);
  for (const { ms } of [known, unknown]) expect(ms).toBeGreaterThanOrEqual(390);
  const mails = await db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.event, 'staff.password_request'));
  expect(mails.map(({ recipient }) => recipient)).toEqual([person.email]);
  for (let attempt = 1; attempt <= 6; attempt++) await signIn(person.email, 'wrong password here');
  const session = await staffClient(db, api, person);
  const link = mails[0] && (await mailedLink(db, mails[0]));
  const token = link?.split('#')[1];
  const body = { token, password: 'another fine sentence' };
  expect((await visitor('POST /admin/new-password', { body })).status).toBe(200);
  expect((await session('GET /admin/session')).status).toBe(401);
  expect((await signIn(person.email, 'another fine sentence')).status).toBe(200);
});

test('people without the right see names and roles only, and search in nothing else', async () => {
  const person = await addStaffMember(db, 'support', { name: '可见的人' });
  const list = async (client: Awaited<ReturnType<typeof staffClient>>, q: string) => {
    const { body } = await client(`GET /admin/staff?${new URLSearchParams({ q })}`);
    return (body.data as unknown as { items: object[] }).items;
  };
  const editor = await staffClient(db, api, await addStaffMember(db, 'editor'));
  const [seen] = await list(editor, '可见');
  expect(Object.keys(seen ?? {}).sort()).toEqual(
    ['createdAt', 'id', 'isActive', 'isInvited', 'name', 'role', 'version'].sort(),
  );
  expect(await list(editor, person.email)).toEqual([]);
  const administrator = await staffClient(db, api, await addStaffMember(db, 'administrator'));
  expect(await list(administrator, person.email)).toMatchObject([{ email: person.email }]);
});

test('the list is read page by page', async () => {
  const viewer = await addStaffMember(db, 'viewer');
  for (let added = 0; added < 60; added++) await addStaffMember(db, 'sales', { name: '翻页' });
  const client = await staffClient(db, api, viewer);
  const page = async (after = '') => {
    const query = new URLSearchParams({ q: '翻页', ...(after && { after }) });
    const { body } = await client(`GET /admin/staff?${query}`);
    return body.data as unknown as { items: { id: string }[]; next: string | null };
  };
  const first = await page();
  const second = await page(first.next ?? '');
  expect([first.items.length, second.items.length, second.next]).toEqual([50, 10, null]);
  const ids = new Set([...first.items, ...second.items].map(({ id }) => id));
  expect(ids.size).toBe(60);
});

async function versionOf(id: string): Promise<number> {
  const [person] = await db.select().from(staffUsers).where(eq(staffUsers.id, id));
  return person?.version ?? 0;
}

test('of two administrators who change one person, the second is told and nothing is lost', async () => {
  const person = await addStaffMember(db, 'editor', { name: '原名' });
  const [one, two] = [
    await staffClient(db, api, await addStaffMember(db, 'administrator')),
    await staffClient(db, api, await addStaffMember(db, 'administrator')),
  ];
  const version = await versionOf(person.id);
  const path = `PATCH /admin/staff/${person.id}`;
  const answers = await Promise.all([
    one(path, { body: { version, role: 'sales' } }),
    two(path, { body: { version, role: 'viewer' } }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const winner = answers[0]?.status === 200 ? 'sales' : 'viewer';
  const stored = () => db.query.staffUsers.findFirst({ where: eq(staffUsers.id, person.id) });
  expect(await stored()).toMatchObject({ role: winner, version: version + 1 });
  // People who change their own name are not overwritten either.
  const own = await staffClient(db, api, person);
  expect((await own('PATCH /admin/account', { body: { name: '新名', locale: 'en' } })).status).toBe(
    200,
  );
  const late = await one(path, { body: { version: version + 1, name: '原名' } });
  expect([late.status, late.body.errorMessage]).toEqual([
    409,
    expect.stringContaining('Somebody else'),
  ]);
  expect(await stored()).toMatchObject({ name: '新名' });
});

test('nobody changes their own role, and one administrator remains', async () => {
  await db
    .update(staffUsers)
    .set({ deactivatedAt: new Date() })
    .where(eq(staffUsers.role, 'administrator'));
  const [one, two] = [
    await addStaffMember(db, 'administrator'),
    await addStaffMember(db, 'administrator'),
  ];
  const clients = [await staffClient(db, api, one), await staffClient(db, api, two)] as const;
  const change = async (by: 0 | 1, { id }: Pick<StaffMember, 'id'>, body: object) => {
    const version = await versionOf(id);
    return clients[by](`PATCH /admin/staff/${id}`, { body: { version, ...body } });
  };
  expect((await change(0, one, { role: 'editor' })).status).toBe(403);
  expect((await change(0, one, { isActive: false })).status).toBe(403);
  expect((await change(0, one, { name: '新名字' })).status).toBe(200);
  const answers = await Promise.all([
    change(0, two, { isActive: false }),
    change(1, one, { isActive: false }),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const active = await db.query.staffUsers.findMany({
    where: (t, { and: all, eq: is, isNull }) =>
      all(is(t.role, 'administrator'), isNull(t.deactivatedAt)),
  });
  expect(active).toHaveLength(1);
});

test('another administrator resets a lost second factor; the sessions end', async () => {
  const administrator = await addStaffMember(db, 'administrator');
  const client = await staffClient(db, api, administrator);
  const person = await addStaffMember(db, 'administrator', { twoFactorDueAt: new Date() });
  await db.insert(staffTwoFactors).values({
    userId: person.id,
    secret: 'x.y',
    confirmedAt: new Date(),
  });
  const theirs = await staffClient(db, api, person);
  expect((await client(`DELETE /admin/staff/${administrator.id}/two-factor`)).status).toBe(403);
  expect((await client(`DELETE /admin/staff/${person.id}/two-factor`)).status).toBe(200);
  expect((await theirs('GET /admin/session')).status).toBe(401);
  const again = await staffClient(db, api, person);
  expect((await again('GET /admin/staff')).status).toBe(200);
});
