import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { passcodeMac } from '#api/sheets/passcode.ts';
import { emptyRequirement } from '#contracts/sheets/requirement.ts';
import { rateLimits } from '#db/schema/requests.ts';
import { shareLinks } from '#db/schema/shares.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { type FormSite, startFormSite } from '#tests/support/form-site.ts';
import { testKeys } from '#tests/support/keys.ts';
import { addAcceptanceSheet } from '#tests/support/records/acceptance-sheets.ts';
import { addRequirement, addRequirementVersion } from '#tests/support/records/requirements.ts';
import { addShareLink } from '#tests/support/records/shares.ts';
import { addSite } from '#tests/support/records/site.ts';

const PASSCODE = '731902';
let site: FormSite;
let token: string;
let page: string;

beforeAll(async () => {
  site = await startFormSite(createTestDatabase);
  const { db } = site.database;
  await addSite(db, { phone: '+86 571 0000 0000', email: 'office@example.com' });
  const { id: sheetId } = await addAcceptanceSheet(db, { titleZh: '东厅直播间验收' });
  token = await addShareLink(db, { sheetId });
  const [link] = await db.select().from(shareLinks).where(eq(shareLinks.token, token));
  const mac = passcodeMac(testKeys, link?.id ?? '', PASSCODE);
  await db.update(shareLinks).set({ passcodeMac: mac, passcodeSetAt: new Date() });
  page = `/share/implConfirm/${token}`;
}, 60_000);
afterAll(() => site.stop());
beforeEach(async () => {
  await site.database.db.delete(rateLimits);
});

const enter = (passcode: string, headers = {}) =>
  site.send(page, headers, new URLSearchParams({ passcode }).toString());

test('a link with a passcode shows a form that works without scripts, and nothing of the sheet', async () => {
  const { status, text, headers } = await site.send(page);
  expect(status).toBe(403);
  // Browsers send no origin with the form from a page that sends no referrer.
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
  expect(text).toContain(`action="/site${page}" method="post"`);
  expect(text).toContain('请输入访问码');
  expect(text).toContain('Enter the passcode');
  expect(text).not.toContain('东厅');
});

test('the right passcode opens the sheet, also with spaces', async () => {
  const answer = await enter('731 902');
  expect([answer.status, answer.headers.location]).toEqual([303, `/site${page}`]);
  const [cookie = ''] = answer.headers['set-cookie'] ?? [];
  expect(cookie).toMatch(/^__Secure-pass-.*Path=\/site\/.*HttpOnly.*Secure.*SameSite=Lax/);
  const opened = await site.send(page, { cookie: cookie.split(';')[0] });
  expect(opened.status).toBe(200);
  expect(opened.headers['referrer-policy']).toBe('no-referrer');
  expect(opened.text).toContain('东厅直播间验收');
});

test('a wrong one leads back to the form with what to do, in both languages', async () => {
  const { status, headers } = await enter('000000');
  expect([status, headers['set-cookie']]).toEqual([303, undefined]);
  expect(headers.location).toBe(`/site${page}?passcode=wrong`);
  const { text } = await site.send(`${page}?passcode=wrong`);
  expect(text).toContain('访问码不对');
  expect(text).toContain('This passcode is not right');
  for (let count = 0; count < 4; count++) await enter('000000');
  expect((await enter(PASSCODE)).headers.location).toBe(`/site${page}?passcode=paused`);
  expect((await site.send(`${page}?passcode=paused`)).text).toContain('15 分钟');
});

test('a demo sheet offers a copy to try, and the form leads to it', async () => {
  const { db } = site.database;
  const item = { key: 'goal', kind: 'goal', title: '一间厅', body: '', criterion: null } as const;
  const draft = { ...emptyRequirement, brief: '一间直播间', items: [item] };
  const sheetId = await addRequirement(db, { offersTrial: true, draft });
  await addRequirementVersion(db, { sheetId, version: 1 });
  const demo = `/share/requirement/${await addShareLink(db, { sheetId })}`;
  const shown = await site.send(demo);
  expect(shown.text).toContain(`action="/site${demo}"`);
  expect(shown.text).toContain('<meta name="referrer" content="same-origin"');
  const answer = await site.send(demo, {}, 'trial=');
  expect([answer.status, answer.text]).toEqual([303, '']);
  const copy = answer.headers.location?.replace(/^\/site/, '') ?? '';
  const { status, text } = await site.send(copy);
  expect([status, text.includes('试用副本'), text.includes('name="referrer"')]).toEqual([
    200,
    true,
    false,
  ]);
  const again = await site.send(copy, {}, 'trial=');
  expect([again.status, again.text]).toEqual([404, expect.stringContaining('offers no trial')]);
  for (let count = 0; count < 9; count++) await site.send(demo, {}, 'trial=');
  const refused = await site.send(demo, {}, 'trial=');
  expect([refused.status, refused.text]).toEqual([429, expect.stringContaining('一小时后')]);
});

test('forms of other sites and other types are refused', async () => {
  const foreign = await enter(PASSCODE, { origin: 'https://evil.example' });
  expect([foreign.status, foreign.headers['set-cookie']]).toEqual([403, undefined]);
  const json = await enter(PASSCODE, { 'content-type': 'application/json' });
  expect(json.status).toBe(415);
});

test('a revoked link says so, and whom to ask, but not what it was for', async () => {
  await site.database.db.update(shareLinks).set({ revokedAt: new Date() });
  const { status, text } = await site.send(page);
  await site.database.db.update(shareLinks).set({ revokedAt: null });
  expect(status).toBe(410);
  expect(text).toContain('这个链接已经停用');
  expect(text).toContain('This link is closed');
  expect(text).toContain('office@example.com');
  expect(text).not.toContain('东厅');
});

test('an unknown link is not found, in the form too', async () => {
  const unknown = '/share/implConfirm/00000000-0000-4000-8000-000000000000';
  expect((await site.send(unknown)).status).toBe(404);
  const answer = await site.send(unknown, {}, 'passcode=1');
  expect([answer.status, answer.headers.location]).toEqual([303, `/site${unknown}`]);
});

test('neither the token nor a passcode gets into the log', () => {
  expect(site.lines.length).toBeGreaterThan(10);
  expect(site.lines.join('\n')).not.toMatch(new RegExp(`${token}|${PASSCODE}|000000`));
});
