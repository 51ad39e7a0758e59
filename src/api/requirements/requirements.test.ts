import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findSharedPicture } from '#api/shares/pictures.ts';
import {
  requirementItems,
  requirementSheets,
  requirementVersions,
} from '#db/schema/requirements.ts';
import { shareLinks, shareOpenings } from '#db/schema/shares.ts';
import { seedDeviceSheets } from '#db/seed/device-sheets.ts';
import { seedMedia } from '#db/seed/media.ts';
import { photoSize } from '#db/seed/private-picture.ts';
import { seedProjects } from '#db/seed/projects.ts';
import { seedRequirements } from '#db/seed/requirements.ts';
import { seedScenes } from '#db/seed/scenes.ts';
import { seedSite } from '#db/seed/site.ts';
import { createFolderStore } from '#files/folder-store.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type VersionParts, versionChanges } from './differences.ts';

const TOKEN = '11111111-1111-4111-8111-111111111111';
const filesDir = mkdtempSync(path.join(os.tmpdir(), 'requirements-'));
let test: TestDatabase;
let site: TestApi;

beforeAll(async () => {
  test = await createTestDatabase();
  site = createTestApi(test.db);
  await seedSite(test.db);
  await seedMedia(test.db, {});
  await seedProjects(test.db);
  await seedScenes(test.db);
  await seedRequirements(test.db, { files: createFolderStore(filesDir) });
  await seedDeviceSheets(test.db);
});
afterAll(async () => {
  await test?.drop();
  rmSync(filesDir, { recursive: true });
});

const open = (token = TOKEN) => site.api('GET /shares/requirements/:token', { params: { token } });
const statusOf = async (token: string) =>
  (await site.fetch(`/shares/requirements/${token}`)).status;

describe('a requirement sheet', () => {
  it('shows the newest issued version with all its parts', async () => {
    const sheet = await open();
    expect(sheet).toMatchObject({ number: 'RQ-2026-0318', version: 3, state: 'approved' });
    expect(sheet.briefHtml).toContain('<strong>一间厅、一张真实茶席</strong>');
    expect(sheet.items.map((item) => item.key)).toContain('criterion-edge');
    expect(sheet.screens.map((screen) => screen.name)).toEqual(['茶席背景小屏', '主播返看屏']);
    expect(sheet.approval?.name).toBe('王若溪');
    expect(sheet.contentHash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('lists the changes of each version, newest first', async () => {
    const { history } = await open();
    expect(history.map(({ version }) => version)).toEqual([3, 2, 1]);
    const [third, second, first] = history;
    expect(first?.changes).toEqual([]);
    expect(second?.changes).toContainEqual({
      part: 'screen',
      kind: 'changed',
      title: '茶席背景小屏',
      fields: [
        {
          field: 'size',
          before: '1920 × 1080 px, 2400 × 1350 mm',
          after: '2560 × 1440 px, 2400 × 1350 mm',
        },
      ],
    });
    expect(second?.changes).toContainEqual({
      part: 'screen',
      kind: 'removed',
      title: '顶部横幅屏',
      fields: [],
    });
    expect(third?.changes).toContainEqual({
      part: 'deliverable',
      kind: 'changed',
      title: '节气素材包',
      fields: [{ field: 'quantity', before: '4', after: '6' }],
    });
  });

  it('shows a picture with marks for each reference', async () => {
    const { references } = await open();
    expect(references.map(({ itemKey, scene }) => [itemKey, scene?.name])).toEqual([
      ['set-mountain', '云栖茶山'],
      ['goal-rooms', undefined],
      ['set-room', undefined],
      ['camera-top', undefined],
    ]);
    for (const { picture, photo, annotations } of references) {
      expect(picture?.src ?? photo?.src).toMatch(/^(media\/tea-|shares\/)/);
      expect(annotations.length).toBeGreaterThan(0);
    }
  });

  it('shows a private photograph behind the link, and nowhere else', async () => {
    const { references } = await open();
    const photo = references.find(({ itemKey }) => itemKey === 'goal-rooms')?.photo;
    expect(photo).toMatchObject({ ...photoSize, caption: expect.stringContaining('茶台') });
    const [, token = '', fileId = ''] = photo?.src.split('/') ?? [];
    const find = (of: string) => findSharedPicture(test.db, { token: of, fileId, size: 'preview' });
    expect(token).toBe(TOKEN);
    expect(await find(TOKEN)).toMatchObject({ mime: 'image/webp' });
    expect(await find('22222222-2222-4222-8222-222222222222')).toBeUndefined();
  });

  it('records the opening', async () => {
    await test.db.delete(shareOpenings);
    await open(TOKEN);
    expect(await test.db.$count(shareOpenings)).toBe(1);
  });

  it('hides drafts from customers', async () => {
    const [sheet] = await test.db
      .insert(requirementSheets)
      .values({ number: 'RQ-DRAFT', title: '草稿', locale: 'zh', customerName: '示例' })
      .returning();
    const sheetId = sheet?.id ?? '';
    const token = '44444444-4444-4444-8444-444444444444';
    await test.db.insert(shareLinks).values({ token, kind: 'requirement', recordId: sheetId });
    const [version] = await test.db
      .insert(requirementVersions)
      .values({ sheetId, version: 1 })
      .returning();
    const versionId = version?.id ?? '';
    await test.db
      .insert(requirementItems)
      .values({ versionId, itemKey: 'a', kind: 'goal', title: '第一项' });
    expect(await statusOf(token)).toBe(404);

    await test.db
      .update(requirementVersions)
      .set({ state: 'issued', contentHash: 'a'.repeat(64), issuedAt: new Date() })
      .where(eq(requirementVersions.id, versionId));
    await test.db.insert(requirementVersions).values({ sheetId, version: 2, brief: '未发出' });
    expect(await open(token)).toMatchObject({ version: 1, history: [{ version: 1 }] });
  });

  it.each([
    ['an unknown token', '99999999-9999-4999-8999-999999999999'],
    ['the token of another kind of sheet', '22222222-2222-4222-8222-222222222222'],
    ['an invalid token', 'nothing'],
  ])('returns 404 for %s', async (_, token) => {
    expect(await statusOf(token)).toBe(404);
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
