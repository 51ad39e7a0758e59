import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findSharedPicture } from '#api/shares/pictures.ts';
import { requirementApprovals } from '#db/schema/requirement-reviews.ts';
import { shareOpenings } from '#db/schema/shares.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addDeviceSheet } from '#tests/support/records/device-sheets.ts';
import { addPicture, addPrivatePicture, addVariant } from '#tests/support/records/media.ts';
import { addProject } from '#tests/support/records/projects.ts';
import {
  addRequirementSheet,
  addRequirementVersion,
  issueVersion,
} from '#tests/support/records/requirements.ts';
import { addScene } from '#tests/support/records/scenes.ts';
import { addShareLink } from '#tests/support/records/shares.ts';
import { type VersionParts, versionChanges } from './differences.ts';

let test: TestDatabase;
let site: TestApi;

beforeAll(async () => {
  test = await createTestDatabase();
  site = createTestApi(test.db);
});
afterAll(() => test?.drop());

/** Adds a sheet with a link that opens it. */
async function makeSheet(fields: Parameters<typeof addRequirementSheet>[1] = {}) {
  const sheetId = await addRequirementSheet(test.db, fields);
  return { sheetId, token: await addShareLink(test.db, { sheetId }) };
}

const open = (token: string) => site.api('GET /shares/requirements/:token', { params: { token } });
const statusOf = async (token: string) =>
  (await site.fetch(`/shares/requirements/${token}`)).status;

const screenOf = (name: string, widthPx = 1920, heightPx = 1080) => ({ name, widthPx, heightPx });

describe('a requirement sheet', () => {
  it('shows the newest issued version with all its parts', async () => {
    const { sheetId, token } = await makeSheet({
      number: 'RQ-2026-0001',
      projectId: await addProject(test.db, { number: 'PJ-2026-0001' }),
      state: 'approved',
    });
    await addRequirementVersion(test.db, { sheetId, version: 1, state: 'superseded' });
    const contentHash = 'b'.repeat(64);
    const versionId = await addRequirementVersion(test.db, {
      sheetId,
      version: 2,
      state: 'approved',
      contentHash,
      brief: '**一间厅**',
      palette: ['#24352b'],
      items: [
        { itemKey: 'goal', kind: 'goal', title: '目标', body: '一张茶席' },
        { itemKey: 'edge', kind: 'criterion', title: '边缘', criterion: '无蓝边' },
      ],
      screens: [screenOf('背景屏'), screenOf('返看屏')],
      deliverables: [{ name: '场景', quantity: 1 }],
      milestones: [
        { name: '进场', dueOn: '2000-01-01', doneOn: '2000-01-01' },
        { name: '交付', dueOn: '2000-01-02' },
        { name: '验收', dueOn: '2999-01-01' },
      ],
    });
    await test.db.insert(requirementApprovals).values({ versionId, contentHash, name: '王若溪' });
    const sheet = await open(token);
    expect(sheet).toMatchObject({
      number: 'RQ-2026-0001',
      projectNumber: 'PJ-2026-0001',
      version: 2,
      state: 'approved',
      contentHash,
      palette: ['#24352b'],
      approval: { name: '王若溪' },
      items: [
        { key: 'goal', kind: 'goal', bodyHtml: expect.stringContaining('一张茶席') },
        { key: 'edge', kind: 'criterion', criterion: '无蓝边' },
      ],
      screens: [{ name: '背景屏' }, { name: '返看屏' }],
      deliverables: [{ name: '场景', quantity: 1 }],
      milestones: [
        { name: '进场', late: false },
        { name: '交付', late: true },
        { name: '验收', late: false },
      ],
    });
    expect(sheet.briefHtml).toContain('<strong>一间厅</strong>');
  });

  it('lists the changes of each version, newest first', async () => {
    const { sheetId, token } = await makeSheet();
    const size = { widthMm: 2400, heightMm: 1350 };
    await addRequirementVersion(test.db, {
      sheetId,
      version: 1,
      screens: [{ ...screenOf('背景屏'), ...size }, screenOf('横幅屏', 2560, 256)],
      deliverables: [{ name: '素材包', quantity: 4 }],
    });
    const screens = [{ ...screenOf('背景屏', 2560, 1440), ...size }];
    for (const [version, quantity] of [
      [2, 4],
      [3, 6],
    ] as const) {
      const deliverables = [{ name: '素材包', quantity }];
      await addRequirementVersion(test.db, { sheetId, version, screens, deliverables });
    }
    const { history } = await open(token);
    expect(history.map(({ version, changes }) => ({ version, changes }))).toEqual([
      {
        version: 3,
        changes: [
          {
            part: 'deliverable',
            kind: 'changed',
            title: '素材包',
            fields: [{ field: 'quantity', before: '4', after: '6' }],
          },
        ],
      },
      {
        version: 2,
        changes: [
          {
            part: 'screen',
            kind: 'changed',
            title: '背景屏',
            fields: [
              {
                field: 'size',
                before: '1920 × 1080 px, 2400 × 1350 mm',
                after: '2560 × 1440 px, 2400 × 1350 mm',
              },
            ],
          },
          { part: 'screen', kind: 'removed', title: '横幅屏', fields: [] },
        ],
      },
      { version: 1, changes: [] },
    ]);
  });

  it('shows a picture with marks for each reference: of a scene, the library or the customer', async () => {
    const { sheetId, token } = await makeSheet();
    const place = { x: 0.5, y: 0.5, width: 0, height: 0 };
    const mark = { id: '1', shape: 'pin' as const, text: '这里', ...place };
    const posterId = await addPicture(test.db, 'poster');
    await addVariant(test.db, posterId, 'media/poster-0/960.avif');
    const mediaId = await addPicture(test.db, 'room');
    await addVariant(test.db, mediaId, 'media/room-0/960.avif');
    const sceneId = await addScene(test.db, { slug: 'mountain', nameZh: '茶山', posterId });
    const fileId = await addPrivatePicture(test.db, { storageKey: 'private/requirements/1.webp' });
    await addRequirementVersion(test.db, {
      sheetId,
      version: 1,
      references: [
        { itemKey: 'set', kind: 'scene', sceneId, annotations: [mark] },
        { itemKey: 'room', kind: 'picture', mediaId },
        { itemKey: 'goal', kind: 'picture', fileId, caption: '茶台' },
        { kind: 'link', url: 'https://example.com/' },
      ],
    });
    const { references } = await open(token);
    expect(references).toMatchObject([
      {
        itemKey: 'set',
        scene: { name: '茶山' },
        picture: { src: 'media/poster-0' },
        annotations: [mark],
      },
      { itemKey: 'room', scene: null, picture: { src: 'media/room-0' }, photo: null },
      {
        itemKey: 'goal',
        picture: null,
        photo: { src: `shares/${token}/${fileId}`, width: 960, height: 600, caption: '茶台' },
      },
      { itemKey: null, url: 'https://example.com/', picture: null, photo: null },
    ]);
  });

  it('shows a private photograph behind the link, and nowhere else', async () => {
    const { sheetId, token } = await makeSheet();
    const other = await makeSheet();
    const fileId = await addPrivatePicture(test.db, { storageKey: 'private/requirements/2.webp' });
    const references = [{ kind: 'picture' as const, fileId }];
    await addRequirementVersion(test.db, { sheetId, version: 1, references });
    await addRequirementVersion(test.db, { sheetId: other.sheetId, version: 1 });
    const find = (of: string) => findSharedPicture(test.db, { token: of, fileId, size: 'full' });
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

  it('hides drafts from customers', async () => {
    const { sheetId, token } = await makeSheet();
    const versionId = await addRequirementVersion(test.db, {
      sheetId,
      version: 1,
      state: 'draft',
      items: [{ itemKey: 'a', kind: 'goal', title: '第一项' }],
    });
    expect(await statusOf(token)).toBe(404);

    await issueVersion(test.db, versionId);
    await addRequirementVersion(test.db, { sheetId, version: 2, state: 'draft', brief: '未发出' });
    expect(await open(token)).toMatchObject({ version: 1, history: [{ version: 1 }] });
  });

  it('returns 404 for unknown tokens and the tokens of other kinds of sheets', async () => {
    const other = await addShareLink(test.db, { sheetId: await addDeviceSheet(test.db) });
    for (const token of [randomUUID(), other, 'nothing']) expect(await statusOf(token)).toBe(404);
  });
});

describe('the differences of two versions', () => {
  const item = { itemKey: 'a', title: '名称', body: '内容', criterion: null };
  const version = (parts: Partial<VersionParts>): VersionParts => ({
    items: [],
    screens: [],
    deliverables: [],
    milestones: [],
    ...parts,
  });

  it('are empty for equal versions', () => {
    expect(versionChanges(version({ items: [item] }), version({ items: [item] }))).toEqual([]);
  });

  it('recognise a renamed item', () => {
    const renamed = { ...item, title: '新名称', criterion: '可测量' };
    expect(versionChanges(version({ items: [item] }), version({ items: [renamed] }))).toEqual([
      {
        part: 'item',
        kind: 'changed',
        title: '新名称',
        fields: [
          { field: 'title', before: '名称', after: '新名称' },
          { field: 'criterion', before: '', after: '可测量' },
        ],
      },
    ]);
  });

  it('distinguish two entries with the same name', () => {
    const entry = { name: '短片', format: 'MP4', quantity: 1, dueOn: null };
    const changes = versionChanges(
      version({ deliverables: [entry] }),
      version({ deliverables: [entry, { ...entry, quantity: 2 }] }),
    );
    expect(changes).toEqual([{ part: 'deliverable', kind: 'added', title: '短片', fields: [] }]);
  });
});
