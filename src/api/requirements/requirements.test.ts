import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findSharedPicture } from '#api/shares/pictures.ts';
import { UNSENT_PART } from '#contracts/sheets/files.ts';
import { requirements } from '#db/schema/requirements.ts';
import { shareOpenings } from '#db/schema/shares.ts';
import { sheetDecisions } from '#db/schema/sheets/decisions.ts';
import { sheetFiles } from '#db/schema/sheets/files.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addDeviceSheet } from '#tests/support/records/device-sheets.ts';
import { addPicture, addPrivatePicture, addVariant } from '#tests/support/records/media.ts';
import { addProject } from '#tests/support/records/projects.ts';
import { addRequirement, addRequirementVersion } from '#tests/support/records/requirements.ts';
import { addScene } from '#tests/support/records/scenes.ts';
import { addShareLink } from '#tests/support/records/shares.ts';
import {
  deliverableWith,
  itemWith,
  pinWith,
  referenceWith,
  screenWith,
} from '#tests/support/requirement-parts.ts';

let test: TestDatabase;
let site: TestApi;

beforeAll(async () => {
  test = await createTestDatabase();
  site = createTestApi(test.db);
});
afterAll(() => test?.drop());

/** Adds a sheet with a link that opens it. */
async function makeSheet(fields: Parameters<typeof addRequirement>[1] = {}) {
  const sheetId = await addRequirement(test.db, fields);
  return { sheetId, token: await addShareLink(test.db, { sheetId }) };
}

const open = (token: string) => site.api('GET /shares/requirements/:token', { params: { token } });
const statusOf = async (token: string) =>
  (await site.fetch(`/shares/requirements/${token}`)).status;

describe('a requirement sheet', () => {
  it('shows the newest issued version with all its parts', async () => {
    const { sheetId, token } = await makeSheet({
      number: 'RQ-2026-0001',
      projectId: await addProject(test.db, { number: 'PJ-2026-0001' }),
      doneMilestones: { entry: '2000-01-01' },
    });
    await addRequirementVersion(test.db, { sheetId, version: 1 });
    const version = await addRequirementVersion(test.db, {
      sheetId,
      version: 2,
      brief: '**一间厅**',
      palette: ['#24352b'],
      items: [
        itemWith({ key: 'goal', body: '一张茶席' }),
        itemWith({ key: 'edge', kind: 'criterion', criterion: '无蓝边' }),
      ],
      screens: [screenWith({ key: 'a' }), screenWith({ key: 'b', name: '返看屏' })],
      deliverables: [deliverableWith({ name: '场景' })],
      milestones: [
        { key: 'entry', name: '进场', dueOn: '2000-01-01' },
        { key: 'delivery', name: '交付', dueOn: '2000-01-02' },
        { key: 'acceptance', name: '验收', dueOn: '2999-01-01' },
      ],
    });
    await test.db.insert(sheetDecisions).values({
      ...version,
      kind: 'approve',
      party: 'customer',
      name: '王若溪',
      remark: '样片再看一次',
      locale: 'zh',
    });
    const sheet = await open(token);
    expect(sheet).toMatchObject({
      number: 'RQ-2026-0001',
      projectNumber: 'PJ-2026-0001',
      version: 2,
      state: 'approved',
      contentHash: version.contentHash,
      palette: ['#24352b'],
      approval: { name: '王若溪', remark: '样片再看一次' },
      items: [
        { key: 'goal', kind: 'goal', bodyHtml: expect.stringContaining('一张茶席') },
        { key: 'edge', kind: 'criterion', criterion: '无蓝边' },
      ],
      screens: [{ name: '背景屏' }, { name: '返看屏' }],
      deliverables: [{ name: '场景', quantity: 1 }],
      milestones: [
        { name: '进场', doneOn: '2000-01-01', late: false },
        { name: '交付', doneOn: null, late: true },
        { name: '验收', late: false },
      ],
    });
    expect(sheet.briefHtml).toContain('<strong>一间厅</strong>');
    expect(sheet.history.map(({ state }) => state)).toEqual(['approved', 'superseded']);
  });

  it('counts its versions from 1, whatever the revisions of the sheet are', async () => {
    const { sheetId, token } = await makeSheet();
    await addRequirementVersion(test.db, { sheetId, version: 2 });
    await addRequirementVersion(test.db, { sheetId, version: 7, changeNote: '增加一块屏' });
    const sheet = await open(token);
    expect(sheet).toMatchObject({ version: 2, state: 'in_review', approval: null });
    expect(sheet.history).toMatchObject([
      { version: 2, state: 'issued', changeNote: '增加一块屏' },
      { version: 1, state: 'superseded' },
    ]);
  });

  it('lists the changes of each version, newest first', async () => {
    const { sheetId, token } = await makeSheet();
    const banner = screenWith({ key: 'banner', name: '横幅屏' });
    const issue = (version: number, quantity: number, screens = [screenWith({ widthPx: 2560 })]) =>
      addRequirementVersion(test.db, {
        sheetId,
        version,
        screens,
        deliverables: [deliverableWith({ quantity })],
      });
    await issue(1, 4, [screenWith({}), banner]);
    await issue(2, 4);
    await issue(3, 6);
    const { history } = await open(token);
    expect(history).toMatchObject([
      {
        version: 3,
        changes: [
          { part: 'deliverable', fields: [{ field: 'quantity', before: '4', after: '6' }] },
        ],
      },
      {
        version: 2,
        changes: [
          { part: 'screen', kind: 'changed', title: '背景屏' },
          { part: 'screen', kind: 'removed', title: '横幅屏' },
        ],
      },
      { version: 1, changes: [] },
    ]);
  });

  it('shows a picture with marks for each reference: of a scene, the library or the customer', async () => {
    const { sheetId, token } = await makeSheet();
    const marks = [pinWith({ text: '这里' })];
    const posterId = await addPicture(test.db, 'poster');
    await addVariant(test.db, posterId, 'media/poster-0/960.avif');
    const mediaId = await addPicture(test.db, 'room');
    await addVariant(test.db, mediaId, 'media/room-0/960.avif');
    const sceneId = await addScene(test.db, { slug: 'mountain', nameZh: '茶山', posterId });
    const fileId = await addPrivatePicture(test.db, { storageKey: 'private/requirements/1.webp' });
    await test.db.insert(sheetFiles).values({ sheetId, fileId, part: 'reference' });
    await addRequirementVersion(test.db, {
      sheetId,
      version: 1,
      items: [itemWith({ key: 'set' })],
      references: [
        referenceWith({ key: 'a', itemKey: 'set', target: { kind: 'scene', sceneId }, marks }),
        referenceWith({ key: 'b', target: { kind: 'media', mediaId } }),
        referenceWith({ key: 'c', target: { kind: 'file', fileId }, caption: '茶台' }),
        referenceWith({ key: 'd', target: { kind: 'link', url: 'https://example.com/' } }),
      ],
    });
    const { references } = await open(token);
    expect(references).toMatchObject([
      {
        kind: 'scene',
        itemKey: 'set',
        scene: { name: '茶山' },
        picture: { src: 'media/poster-0' },
        marks,
      },
      { kind: 'picture', scene: null, picture: { src: 'media/room-0' }, photo: null },
      {
        kind: 'picture',
        picture: null,
        photo: { src: `shares/${token}/${fileId}`, width: 960, height: 600, caption: '茶台' },
      },
      { kind: 'link', url: 'https://example.com/', picture: null, photo: null },
    ]);
  });

  it('leaves the words of a reference whose picture is not one of its own', async () => {
    const { sheetId, token } = await makeSheet();
    const fileId = await addPrivatePicture(test.db, { storageKey: 'private/requirements/9.webp' });
    await addRequirementVersion(test.db, {
      sheetId,
      version: 1,
      references: [
        referenceWith({ key: 'a', target: { kind: 'file', fileId }, caption: '茶台' }),
        referenceWith({ key: 'b', target: { kind: 'scene', sceneId: randomUUID() } }),
      ],
    });
    expect((await open(token)).references).toMatchObject([
      { caption: '茶台', photo: null },
      { kind: 'scene', scene: null, picture: null },
    ]);
  });

  it('shows a private photograph behind the link, and nowhere else', async () => {
    const { sheetId, token } = await makeSheet();
    const other = await makeSheet();
    const fileId = await addPrivatePicture(test.db, { storageKey: 'private/requirements/2.webp' });
    const [file] = await test.db
      .insert(sheetFiles)
      .values({ sheetId, fileId, part: UNSENT_PART })
      .returning();
    const { links: gate } = createTestApi(test.db).app;
    const find = (of: string) =>
      findSharedPicture({ db: test.db, gate }, { token: of, fileId, size: 'full' });
    expect(await find(token)).toBeUndefined();
    await test.db
      .update(sheetFiles)
      .set({ part: 'reference' })
      .where(eq(sheetFiles.id, file?.id ?? ''));
    expect(await find(token)).toMatchObject({ mime: 'image/webp' });
    expect(await find(other.token)).toBeUndefined();
  });

  it('records the opening', async () => {
    const { sheetId, token } = await makeSheet();
    await addRequirementVersion(test.db, { sheetId, version: 1 });
    const before = await test.db.$count(shareOpenings);
    await open(token);
    expect(await test.db.$count(shareOpenings)).toBe(before + 1);
  });

  it('hides from customers what is not issued', async () => {
    const draft = await makeSheet({ stage: 'draft' });
    expect(await statusOf(draft.token)).toBe(404);
    const { sheetId, token } = await makeSheet();
    await addRequirementVersion(test.db, { sheetId, version: 1, brief: '已发出' });
    const [saved] = await test.db
      .update(requirements)
      .set({ draft: { ...(await draftOf(sheetId)), brief: '未发出' } })
      .where(eq(requirements.id, sheetId))
      .returning();
    expect(saved?.draft.brief).toBe('未发出');
    const sheet = await open(token);
    expect(sheet).toMatchObject({ version: 1, history: [{ version: 1 }] });
    expect(JSON.stringify(sheet)).not.toContain('未发出');
  });

  it('returns 404 for unknown tokens and the tokens of other kinds of sheets', async () => {
    const other = await addShareLink(test.db, { sheetId: await addDeviceSheet(test.db) });
    for (const token of [randomUUID(), other, 'nothing']) expect(await statusOf(token)).toBe(404);
  });
});

async function draftOf(sheetId: string) {
  const [row] = await test.db.select().from(requirements).where(eq(requirements.id, sheetId));
  if (!row) throw new Error('no such requirement');
  return row.draft;
}

describe('version and revision of its sheet', () => {
  const numbersOf = async (sheetId: string) => {
    const [head] = await test.db.select().from(sheets).where(eq(sheets.id, sheetId));
    return { version: head?.version ?? 0, revision: head?.revision ?? 0 };
  };

  it('a save raises the version only, a milestone that was done the revision only', async () => {
    const { sheetId } = await makeSheet();
    const { version, revision } = await numbersOf(sheetId);
    const draft = { ...(await draftOf(sheetId)), brief: '新' };
    await test.db.update(requirements).set({ draft }).where(eq(requirements.id, sheetId));
    expect(await numbersOf(sheetId)).toEqual({ version: version + 1, revision });
    await test.db
      .update(requirements)
      .set({ doneMilestones: { entry: '2026-11-28' } })
      .where(eq(requirements.id, sheetId));
    expect(await numbersOf(sheetId)).toEqual({ version: version + 1, revision: revision + 1 });
  });
});

describe('pictures of the library in a requirement', () => {
  const usesOf = async (assetId: string) => {
    const uses = await test.db.execute<{ kind: string; record_id: string; title: string }>(
      sql`select kind, record_id, title from media_uses where asset_id = ${assetId}`,
    );
    return uses.rows;
  };
  const showing = (mediaId: string) => ({
    references: [referenceWith({ target: { kind: 'media' as const, mediaId } })],
  });

  it('are in use by what is written, and for ever by what was issued', async () => {
    const [written, issued] = [
      await addPicture(test.db, 'use-a'),
      await addPicture(test.db, 'use-b'),
    ];
    const { sheetId } = await makeSheet({ titleZh: '茶山' });
    const use = [{ kind: 'requirement', record_id: sheetId, title: '茶山' }];
    const save = async (parts: object) =>
      test.db
        .update(requirements)
        .set({ draft: { ...(await draftOf(sheetId)), ...parts } })
        .where(eq(requirements.id, sheetId));
    await save(showing(written));
    expect(await usesOf(written)).toEqual(use);
    await addRequirementVersion(test.db, { sheetId, version: 1, ...showing(issued) });
    await addRequirementVersion(test.db, { sheetId, version: 2 });
    await save({ references: [] });
    expect(await usesOf(written)).toEqual([]);
    expect(await usesOf(issued)).toEqual(use);
    await test.db.delete(sheets).where(eq(sheets.id, sheetId));
    expect(await usesOf(issued)).toEqual([]);
  });
});
