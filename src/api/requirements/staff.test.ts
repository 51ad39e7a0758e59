import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNSENT_PART } from '#contracts/sheets/files.ts';
import type { RequirementBody } from '#contracts/sheets/requirement.ts';
import { sheetFiles } from '#db/schema/sheets/files.ts';
import { sheetRevisions } from '#db/schema/sheets/revisions.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addPrivatePicture } from '#tests/support/records/media.ts';
import { addShareLink } from '#tests/support/records/shares.ts';
import { itemWith, pinWith, referenceWith } from '#tests/support/requirement-parts.ts';
import { addStaffMember, type StaffClient, staffClient } from '#tests/support/staff.ts';

let test: TestDatabase;
let site: TestApi;
let sales: StaffClient;
let salesId: string;

beforeAll(async () => {
  test = await createTestDatabase();
  site = createTestApi(test.db);
  const person = await addStaffMember(test.db, 'sales');
  salesId = person.id;
  sales = await staffClient(test.db, site, person);
});
afterAll(() => test?.drop());

async function call<Data>(name: string, body?: unknown): Promise<Data> {
  const answer = await sales(name, { body });
  expect(answer.body, name).toMatchObject({ success: true });
  return answer.body.data as Data;
}

interface SheetRecord {
  version: number;
  revision: number;
  head: Record<string, unknown>;
  body: RequirementBody;
}

const read = (id: string) => call<SheetRecord>(`GET /admin/sheets/${id}`);

/** Makes a requirement that can be issued. */
async function make(body: Partial<RequirementBody> = {}) {
  const { id } = await call<{ id: string }>('POST /admin/sheets', {
    kind: 'requirement',
    titleZh: '茶山',
  });
  await save(id, { brief: '一间厅', items: [itemWith({ key: 'goal' })], ...body });
  return id;
}

async function save(id: string, changes: Partial<RequirementBody>) {
  const { version, head, body } = await read(id);
  return sales(`PUT /admin/sheets/${id}`, {
    body: { version, head, body: { ...body, ...changes } },
  });
}

async function issue(id: string, note = '') {
  const { version } = await read(id);
  return sales(`POST /admin/sheets/${id}/sending`, { body: { version, note } });
}

const linkTo = (sheetId: string) => addShareLink(test.db, { sheetId, audience: 'signer' });
const open = (token: string) => site.api('GET /shares/requirements/:token', { params: { token } });

interface DraftChanges {
  newest: { version: number } | null;
  changes: { part: string; kind: string; title: string }[];
}

describe('issuing a requirement', () => {
  it('shows the version to customers, and keeps it as it was', async () => {
    const id = await make();
    const token = await linkTo(id);
    expect((await issue(id, '首版')).body).toMatchObject({ success: true });
    await save(id, { brief: '两间厅' });
    expect(await open(token)).toMatchObject({
      version: 1,
      state: 'in_review',
      mayApprove: true,
      history: [{ version: 1, changeNote: '首版' }],
      briefHtml: expect.stringContaining('一间厅'),
    });
  });

  it('again replaces the version before, also while nobody has answered', async () => {
    const id = await make();
    const token = await linkTo(id);
    await issue(id);
    const first = await open(token);
    await save(id, {
      items: [itemWith({ key: 'goal' }), itemWith({ key: 'edge', title: '边缘' })],
    });
    await issue(id, '加一条');
    const second = await open(token);
    expect(second).toMatchObject({
      version: 2,
      history: [
        { state: 'issued', changes: [{ part: 'item', kind: 'added', title: '边缘' }] },
        { state: 'superseded' },
      ],
    });
    expect(second.contentHash).not.toBe(first.contentHash);
    const answer = await site.fetch(`/shares/requirements/${token}/approval`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: 'http://localhost',
        'idempotency-key': 'approval-of-the-first',
      },
      body: JSON.stringify({ seenHash: first.contentHash, name: '王', title: null, remark: null }),
    });
    expect(answer.status).toBe(409);
  });

  it('works when saving and issuing are one transaction with frozen facts', async () => {
    const id = await make();
    await issue(id);
    await save(id, { brief: '画面延迟 {{fact:answer-time}}' });
    expect((await issue(id)).status).toBe(200);
    const rows = await test.db.$count(sheetRevisions, eq(sheetRevisions.sheetId, id));
    expect(rows).toBe(2);
  });

  it.each<[string, Partial<RequirementBody>, string]>([
    ['without a brief', { brief: '' }, 'brief'],
    ['without items', { items: [] }, 'items'],
    [
      'with an item without a name',
      { items: [itemWith({ key: 'a', title: '' })] },
      'items.0.title',
    ],
    [
      'with a mark without words',
      {
        references: [
          referenceWith({
            target: { kind: 'link', url: 'https://example.com/' },
            marks: [pinWith({})],
          }),
        ],
      },
      'references.0.marks.0.text',
    ],
    [
      'with a milestone without a name',
      { milestones: [{ key: 'a', name: '', dueOn: '2026-12-01' }] },
      'milestones.0.name',
    ],
  ])('%s is refused', async (_, body, field) => {
    const id = await make(body);
    const { status, body: answer } = await issue(id);
    expect(status).toBe(422);
    expect(answer).toMatchObject({
      errorCode: 'PUBLICATION_BLOCKED',
      data: { findings: expect.arrayContaining([expect.objectContaining({ field })]) },
    });
  });

  it('of what is issued already is refused', async () => {
    const id = await make();
    await issue(id);
    expect((await issue(id)).body).toMatchObject({
      errorCode: 'PUBLICATION_BLOCKED',
      data: { findings: [{ severity: 'block', field: '' }] },
    });
  });
});

describe('photographs of a requirement', () => {
  const showing = (fileId: string) => ({
    references: [referenceWith({ target: { kind: 'file' as const, fileId }, caption: '茶台' })],
  });

  it('are opened by the link once the version is issued, and count in its hash', async () => {
    const id = await make();
    const token = await linkTo(id);
    const fileId = await addPrivatePicture(test.db, { storageKey: 'private/requirements/a.webp' });
    await test.db.insert(sheetFiles).values({ sheetId: id, fileId, part: UNSENT_PART });
    expect((await save(id, showing(fileId))).status).toBe(200);
    await issue(id);
    expect((await open(token)).references).toMatchObject([
      { photo: { src: `shares/${token}/${fileId}` } },
    ]);
    const files = await test.db.select().from(sheetFiles).where(eq(sheetFiles.sheetId, id));
    expect(files).toMatchObject([{ part: 'reference' }]);
  });

  it('that staff have uploaded become part of the sheet when it is saved', async () => {
    const id = await make();
    await issue(id);
    const token = await linkTo(id);
    const fileId = await addPrivatePicture(test.db, {
      storageKey: 'private/requirements/c.webp',
      uploadedBy: salesId,
    });
    const { revision } = await read(id);
    expect((await save(id, showing(fileId))).status).toBe(200);
    const files = await test.db.select().from(sheetFiles).where(eq(sheetFiles.sheetId, id));
    expect(files).toMatchObject([{ fileId, part: UNSENT_PART, staffId: salesId }]);
    // Nothing of it is visible yet.
    expect(await read(id)).toMatchObject({ revision });
    expect((await open(token)).references).toEqual([]);
    await save(id, { references: [] });
    expect(await test.db.$count(sheetFiles, eq(sheetFiles.sheetId, id))).toBe(0);
    expect((await save(id, showing(fileId))).status).toBe(200);
  });

  it('of another sheet are refused, and not taken into a copy', async () => {
    const id = await make();
    const other = await make();
    const fileId = await addPrivatePicture(test.db, { storageKey: 'private/requirements/b.webp' });
    await test.db.insert(sheetFiles).values({ sheetId: other, fileId, part: UNSENT_PART });
    expect((await save(id, showing(fileId))).body).toMatchObject({
      errorCode: 'VALIDATION_FAILED',
      fields: [{ path: 'body.references.0.target' }],
    });
    await save(other, showing(fileId));
    const copy = await call<{ id: string }>('POST /admin/sheets', {
      kind: 'requirement',
      titleZh: '副本',
      copyOf: other,
    });
    expect((await read(copy.id)).body).toMatchObject({ brief: '一间厅', references: [] });
  });
});

describe('what the next version changes', () => {
  it('is told before it is issued', async () => {
    const id = await make();
    const changesOf = () => call<DraftChanges>(`GET /admin/requirements/${id}/changes`);
    expect(await changesOf()).toMatchObject({ newest: null, changes: [] });
    await issue(id);
    await save(id, { items: [itemWith({ key: 'goal', title: '新名称' })] });
    expect(await changesOf()).toMatchObject({
      newest: { version: 1, approval: null },
      changes: [{ part: 'item', kind: 'changed', title: '新名称' }],
    });
  });
});

describe('a milestone', () => {
  it('that was done is shown at once, and is no new version', async () => {
    const id = await make({ milestones: [{ key: 'entry', name: '进场', dueOn: '2000-01-01' }] });
    const token = await linkTo(id);
    await issue(id);
    const before = await open(token);
    const mark = (doneOn: string | null) =>
      sales(`PUT /admin/requirements/${id}/milestones/entry`, { body: { doneOn } });
    await mark('2000-01-02');
    const after = await open(token);
    expect(after.milestones).toMatchObject([{ doneOn: '2000-01-02', late: false }]);
    expect(after.contentHash).toBe(before.contentHash);
    await mark(null);
    expect((await open(token)).milestones).toMatchObject([{ doneOn: null, late: true }]);
    const unknown = await sales(`PUT /admin/requirements/${id}/milestones/gone`, {
      body: { doneOn: null },
    });
    expect(unknown.status).toBe(404);
  });
});
