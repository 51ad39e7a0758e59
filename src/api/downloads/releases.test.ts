import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultUploadLimits } from '#api/uploads/limits.ts';
import { downloadCounts, downloadReleases, releaseProcessing } from '#db/schema/downloads.ts';
import { uploads } from '#db/schema/uploads.ts';
import { keepMediaUp } from '#jobs/media/upkeep.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { temporaryStore } from '#tests/support/media-library.ts';
import { addSite } from '#tests/support/records/site.ts';
import { openReleases, releaseFields, zipOf } from '#tests/support/releases.ts';
import type { Answer } from '#tests/support/staff.ts';

const database = await createTestDatabase();
const { db } = database;
const { files, remove } = temporaryStore();
let editor: Awaited<ReturnType<typeof openReleases>>;

beforeAll(async () => {
  await addSite(db);
  editor = await openReleases(db, files);
});
afterAll(async () => {
  await database.drop();
  remove();
});

const codeOf = ({ status, body }: Answer) => [status, body.errorCode];
const fieldsOf = ({ body }: Answer) => (body as { fields?: { path: string }[] }).fields ?? [];
const history = (slug: string, locale: 'zh' | 'en' = 'zh') =>
  editor.api.api('GET /downloads/:slug', { params: { slug }, query: { locale } });
const checksums = async (slug: string) =>
  (await editor.api.api('GET /downloads/checksums', { query: {} })).filter(
    (file) => file.slug === slug,
  );

/** A program with one issued version. */
async function issued(slug: string) {
  const program = await editor.program(slug);
  const id = await editor.draft(program, '1.0.0');
  const content = zipOf(slug);
  await editor.attach(id, content, `${slug}-1.0.0.zip`);
  expect((await editor.issue(id)).status).toBe(200);
  return { program, id, content, sha256: createHash('sha256').update(content).digest('hex') };
}

test('a release is prepared, issued, seen by visitors, and withdrawn', async () => {
  const program = await editor.program('journey');
  expect((await history('journey')).releases).toEqual([]);
  const id = await editor.draft(program, '1.2.0');
  const content = zipOf('journey', 9_000_000);
  await editor.attach(id, content, 'journey-1.2.0.zip');
  const sha256 = createHash('sha256').update(content).digest('hex');
  const draft = await editor.read(id);
  expect(draft).toMatchObject({
    state: 'draft',
    upload: null,
    file: { name: 'journey-1.2.0.zip', bytes: content.length, sha256 },
  });
  expect((await history('journey')).releases).toEqual([]);

  expect((await editor.issue(id)).status).toBe(200);
  const [release] = (await history('journey', 'en')).releases;
  expect(release).toMatchObject({
    version: '1.2.0',
    requirements: ['8\u00a0GB of memory'],
    file: { name: 'journey-1.2.0.zip', sha256 },
  });
  expect(release?.notesHtml).toContain('More devices');
  const [row] = await db.select().from(downloadReleases).where(eq(downloadReleases.id, id));
  const stored = await files.open(row?.fileKey ?? '');
  if (!stored) throw new Error('the file was not stored');
  expect((await buffer(stored.content)).equals(content)).toBe(true);
  expect(row?.mime).toBe('application/zip');

  const reasons = { reasonZh: '启动时崩溃。', reasonEn: 'It crashes at the start.' };
  await editor.staff.ask(`POST /admin/releases/${id}/withdrawal`, reasons);
  const after = await history('journey', 'en');
  expect(after.releases).toEqual([]);
  expect(after.withdrawn).toMatchObject([
    { version: '1.2.0', reason: 'It crashes at the start.', file: { sha256 } },
  ]);
  expect(await checksums('journey')).toMatchObject([
    { sha256, withdrawn: '启动时崩溃。', newest: false },
  ]);
  const { items } = await editor.api.api('GET /downloads', { query: {} });
  expect(items.map(({ slug }) => slug)).not.toContain('journey');
  const again = await editor.call(`POST /admin/releases/${id}/withdrawal`, { body: reasons });
  expect(codeOf(again)).toEqual([409, 'CONFLICT']);
  const { rows } = await db.execute<{ action: string }>(
    sql`select action from audit_log where entity_id = ${id}`,
  );
  expect(rows.map(({ action }) => action).sort()).toEqual([
    'release.create',
    'release.file',
    'release.issue',
    'release.withdraw',
  ]);
});

describe('an issued release', () => {
  test('is refused every change by the API', async () => {
    const { id, content } = await issued('fixed');
    const { revision } = await editor.read(id);
    const upload = await editor.upload(zipOf('other'), 'other.zip');
    const body = { ...releaseFields('1.0.1'), revision };
    for (const [call, sent] of [
      ['PATCH', body],
      ['DELETE', {}],
    ] as const) {
      const answer = await editor.call(`${call} /admin/releases/${id}`, { body: sent });
      expect(codeOf(answer)).toEqual([409, 'RELEASE_ISSUED']);
    }
    const file = await editor.call(`PUT /admin/releases/${id}/file`, { body: { upload } });
    expect(codeOf(file)).toEqual([409, 'RELEASE_ISSUED']);
    expect(codeOf(await editor.issue(id))).toEqual([409, 'RELEASE_ISSUED']);
    expect((await editor.read(id)).file?.bytes).toBe(content.length);
  });

  test('is protected by the database too, except for its withdrawal and the addresses in its notes', async () => {
    const { program, id } = await issued('guarded');
    const run = (statement: ReturnType<typeof sql>) => db.execute(statement);
    const refused = { cause: { message: expect.stringMatching(/was issued and cannot be/) } };
    for (const change of [
      sql`update download_releases set version = '9.9.9' where id = ${id}`,
      sql`update download_releases set sha256 = repeat('0', 64) where id = ${id}`,
      sql`update download_releases set status = 'draft' where id = ${id}`,
      sql`update download_releases set notes_markdown_zh = '' where id = ${id}`,
      sql`update download_releases set status = 'archived', withdrawn_at = now(),
        withdrawal_reason_zh = 'x', bytes = 1 where id = ${id}`,
      sql`delete from download_releases where id = ${id}`,
      sql`delete from downloads where id = ${program}`,
    ]) {
      await expect(run(change)).rejects.toMatchObject(refused);
    }
    await run(sql`update download_releases set notes_html_zh = '<p>x</p>' where id = ${id}`);
    await run(sql`update download_releases set status = 'archived', withdrawn_at = now(),
      withdrawal_reason_zh = 'x' where id = ${id}`);
    await expect(
      run(sql`update download_releases set status = 'published', withdrawn_at = null,
        withdrawal_reason_zh = null where id = ${id}`),
    ).rejects.toMatchObject(refused);
  });

  test('keeps its program out of the trash', async () => {
    const { program } = await issued('kept');
    const answer = await editor.call(`DELETE /admin/records/${program}`);
    expect(codeOf(answer)).toEqual([409, 'CONFLICT']);
    expect(answer.body.errorMessage).toContain('Hide it');
    const draftOnly = await editor.program('draft-only');
    await editor.draft(draftOnly, '0.1.0');
    expect((await editor.call(`DELETE /admin/records/${draftOnly}`)).status).toBe(200);
  });

  test('shows staff its downloads by day', async () => {
    const { id } = await issued('counted');
    const day = sql<string>`(now() at time zone 'Asia/Shanghai')::date - 1`;
    await db.insert(downloadCounts).values({ releaseId: id, day, count: 7 });
    const { days } = await editor.staff.ask<{ days: { day: string; count: number }[] }>(
      `GET /admin/releases/${id}/downloads`,
    );
    expect(days).toHaveLength(30);
    expect(days.map(({ count }) => count).slice(-3)).toEqual([0, 7, 0]);
    expect((await editor.read(id)).downloads).toBe(7);
  });
});

describe('refusals before issuing', () => {
  test.each(['3.2', 'v3.2.0', '03.2.0', '3.2.0+build', '3.2.0-', '3.2.0-01', ''])(
    'version "%s" is not semver',
    async (version) => {
      const program = await editor.program(`semver-${Buffer.from(`x${version}`).toString('hex')}`);
      const path = `POST /admin/downloads/${program}/releases`;
      const answer = await editor.call(path, { body: releaseFields(version) });
      expect(codeOf(answer)).toEqual([400, 'VALIDATION_FAILED']);
      expect(fieldsOf(answer)[0]?.path).toBe('version');
    },
  );

  test('the same version twice, also by a change', async () => {
    const program = await editor.program('twice');
    await editor.draft(program, '1.0.0');
    const path = `POST /admin/downloads/${program}/releases`;
    const twice = await editor.call(path, { body: releaseFields('1.0.0') });
    expect([twice.status, fieldsOf(twice)[0]?.path]).toEqual([400, 'version']);
    const other = await editor.draft(program, '1.1.0-beta.1');
    const body = { ...releaseFields('1.0.0'), revision: 1 };
    const changed = await editor.call(`PATCH /admin/releases/${other}`, { body });
    expect([changed.status, fieldsOf(changed)[0]?.path]).toEqual([400, 'version']);
  });

  test('a change of an older state', async () => {
    const id = await editor.draft(await editor.program('stale'), '1.0.0');
    const body = { ...releaseFields('1.0.1'), revision: 1 };
    expect((await editor.call(`PATCH /admin/releases/${id}`, { body })).status).toBe(200);
    const second = await editor.call(`PATCH /admin/releases/${id}`, { body });
    expect(codeOf(second)).toEqual([409, 'CONFLICT']);
  });

  test('no file, a file under way, another file than the one seen, no notes', async () => {
    const program = await editor.program('lacking');
    const id = await editor.draft(program, '1.0.0');
    expect(codeOf(await editor.issue(id))).toEqual([422, 'FILE_REFUSED']);
    const upload = await editor.upload(zipOf('lacking'), 'lacking.zip');
    await editor.staff.ask(`PUT /admin/releases/${id}/file`, { upload });
    expect((await editor.read(id)).upload).toMatchObject({ name: 'lacking.zip', state: 'storing' });
    expect(codeOf(await editor.issue(id))).toEqual([422, 'FILE_REFUSED']);
    await editor.store();
    const body = { revision: 1, sha256: null };
    const unseen = await editor.call(`POST /admin/releases/${id}/publication`, { body });
    expect(codeOf(unseen)).toEqual([409, 'CONFLICT']);
    const fields = { ...releaseFields('1.0.0'), notesZh: ' ', revision: 1 };
    await editor.staff.ask(`PATCH /admin/releases/${id}`, fields);
    expect(codeOf(await editor.issue(id))).toEqual([400, 'VALIDATION_FAILED']);
  });

  test('notes with a dead link', async () => {
    const program = await editor.program('dead-link');
    const id = await editor.draft(program, '1.0.0');
    await editor.attach(id, zipOf('dead'), 'dead.zip');
    const notesZh = '见[说明](/show/not-there)。';
    const fields = { ...releaseFields('1.0.0'), notesZh, revision: 1 };
    await editor.staff.ask(`PATCH /admin/releases/${id}`, fields);
    const blocked = await editor.issue(id);
    expect(codeOf(blocked)).toEqual([422, 'PUBLICATION_BLOCKED']);
    const { findings } = blocked.body.data as unknown as { findings: { code: string }[] };
    expect(findings.map(({ code }) => code)).toContain('link-dead');
  });

  test('a program of an app store needs no file', async () => {
    const program = await editor.program('in-store');
    const { data, version } = await editor.staff.readPart(program, 'shared');
    const shared = { ...data, storeUrl: 'https://apps.example.com/1' };
    const saved = await editor.staff.save(program, 'shared', version, shared);
    await editor.staff.publish(program, { shared: saved });
    const id = await editor.draft(program, '1.0.0');
    expect((await editor.issue(id)).status).toBe(200);
    expect((await history('in-store')).releases[0]?.file).toBeNull();
  });
});

describe('an uploaded file', () => {
  test.each([
    ['a text with the name of an archive', 'notes.zip', Buffer.from('just some text, no archive')],
    ['an archive with the name of a program', 'setup.exe', zipOf('setup')],
    ['a page', 'index.html', Buffer.from('<!doctype html><p>hello</p>')],
    ['a disk image without its trailer', 'cyan.dmg', Buffer.alloc(2000, 1)],
  ])('is refused: %s', async (_, name, content) => {
    const id = await editor.draft(await editor.program(`type-${name.replace('.', '-')}`), '1.0.0');
    const upload = await editor.upload(content, name);
    const answer = await editor.call(`PUT /admin/releases/${id}/file`, { body: { upload } });
    expect(codeOf(answer)).toEqual([422, 'FILE_REFUSED']);
    expect((await editor.read(id)).upload).toBeNull();
  });

  test('is recognised by its end where its format says so', async () => {
    const id = await editor.draft(await editor.program('disk-image'), '1.0.0');
    const content = Buffer.alloc(9_000_000, 1);
    content.write('koly', content.length - 512);
    await editor.attach(id, content, 'cyan-1.0.0.dmg');
    expect((await editor.read(id)).file?.name).toBe('cyan-1.0.0.dmg');
  });

  test('is refused above the limit, before its first byte', async () => {
    const uploadLimits = { ...defaultUploadLimits, release: 1000 };
    const limited = await openReleases(db, files, { uploadLimits });
    const answer = await limited.tus.create(1001, { purpose: 'release' });
    expect(answer.status).toBe(413);
    expect((await editor.tus.create(4096 * 1024 * 1024, { purpose: 'release' })).status).toBe(201);
  });

  test('replaces an earlier one, is kept until it is stored, and a repeated call changes nothing', async () => {
    const id = await editor.draft(await editor.program('replaced'), '1.0.0');
    await editor.attach(id, zipOf('first'), 'first.zip');
    const upload = await editor.upload(zipOf('second'), 'second.zip');
    const put = () => editor.staff.ask(`PUT /admin/releases/${id}/file`, { upload });
    await put();
    await db.update(uploads).set({ expiresAt: new Date(0) });
    await keepMediaUp(db, files);
    await put();
    await editor.store();
    await put();
    const { file, upload: waiting } = await editor.read(id);
    expect([file?.name, waiting]).toEqual(['second.zip', null]);
    const stored: string[] = [];
    for await (const { key } of files.list(`downloads/${id}`)) stored.push(key);
    expect(stored).toHaveLength(2);
    await keepMediaUp(db, files);
    stored.length = 0;
    for await (const { key } of files.list(`downloads/${id}`)) stored.push(key);
    expect(stored).toEqual([`downloads/${id}/${upload}`]);
  });

  test('is given up after several beginnings without an end', async () => {
    const id = await editor.draft(await editor.program('interrupted'), '1.0.0');
    const upload = await editor.upload(zipOf('interrupted'), 'interrupted.zip');
    await editor.staff.ask(`PUT /admin/releases/${id}/file`, { upload });
    await db.update(releaseProcessing).set({ attempts: 3 });
    await editor.store();
    expect((await editor.read(id)).upload?.state).toBe('failed');
    expect(codeOf(await editor.issue(id))).toEqual([422, 'FILE_REFUSED']);
  });
});

test('roles without the right read but do not write', async () => {
  const { program, id } = await issued('roles');
  const viewer = await openReleases(db, files, { role: 'support' });
  expect((await viewer.read(id)).version).toBe('1.0.0');
  const path = `POST /admin/downloads/${program}/releases`;
  expect(codeOf(await viewer.call(path, { body: releaseFields('2.0.0') }))[0]).toBe(403);
  expect((await viewer.tus.create(10, { purpose: 'release' })).status).toBe(403);
  const reasons = { reasonZh: 'x', reasonEn: '' };
  const withdrawal = await viewer.call(`POST /admin/releases/${id}/withdrawal`, { body: reasons });
  expect(withdrawal.status).toBe(403);
});

test('a deleted draft leaves its version free', async () => {
  const program = await editor.program('deleted');
  const id = await editor.draft(program, '1.0.0');
  await editor.attach(id, zipOf('deleted'), 'deleted.zip');
  await editor.staff.ask(`DELETE /admin/releases/${id}`);
  expect((await editor.call(`GET /admin/releases/${id}`)).status).toBe(404);
  await editor.draft(program, '1.0.0');
});

test('a preview shows the drafts of releases, and leaves them drafts', async () => {
  const { program } = await issued('previewed');
  await editor.draft(program, '2.0.0');
  const { showDrafts } = await import('#api/publishing/preview.ts');
  const shown = db.transaction(async (transaction) => {
    await showDrafts(transaction, { recordId: program, locale: 'zh' });
    const rows = await transaction
      .select({ status: downloadReleases.status })
      .from(downloadReleases)
      .where(eq(downloadReleases.downloadId, program));
    expect(rows.map(({ status }) => status)).toEqual(['published', 'published']);
    transaction.rollback();
  });
  await expect(shown).rejects.toThrow();
  expect((await history('previewed')).releases).toHaveLength(1);
});
