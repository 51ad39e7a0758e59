import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mapPictures } from '#blocks/picture-field.ts';
import { blockDefinitions } from '#blocks/schemas.ts';
import { blockViews } from '#blocks/views.tsx';
import type { Database } from '#db/connection.ts';
import { seedArticles } from '#db/seed/articles.ts';
import { seedCases } from '#db/seed/cases.ts';
import { seedDocuments } from '#db/seed/documents.ts';
import { seedDownloads } from '#db/seed/downloads.ts';
import { seedFacts, seedVersionFacts } from '#db/seed/facts.ts';
import { demoPages, seedPages } from '#db/seed/pages.ts';
import { seedSite } from '#db/seed/site.ts';
import { createFolderStore } from '#files/folder-store.ts';
import { renderPage } from '#site/entry-server.tsx';
import { joinPieces } from '#site/fragment-cache.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addPicture, addVariant } from '#tests/support/records/media.ts';
import { CaseCards } from './case-cards.ts';
import { CodeSamples } from './code-samples.ts';
import { RoomChooser } from './room-chooser.ts';
import { StudioPlan } from './studio-plan.tsx';

const folders = readdirSync(new URL('../../blocks', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Image records for the names in the pages. The files themselves are not needed here. */
async function addPictures(db: Database): Promise<void> {
  const keys = new Set<string>();
  for (const { zh, en } of demoPages) {
    for (const block of [...zh.blocks, ...en.blocks]) {
      mapPictures(block, blockDefinitions[block.type].pictures, (key) => keys.add(key) && null);
    }
  }
  for (const key of keys) {
    const asset = await addPicture(db, key);
    await addVariant(db, asset, `${asset}.avif`);
  }
}

describe('block type folders', () => {
  it.each(folders)('%s has its schema, its own name and its view', (name) => {
    const { stored } = blockDefinitions[name as keyof typeof blockDefinitions];
    expect(stored.shape.type?.safeParse(name).success).toBe(true);
    const lazyViews = {
      'case-cards': CaseCards,
      'code-samples': CodeSamples,
      'room-chooser': RoomChooser,
      'studio-plan': StudioPlan,
    };
    const views: Record<string, unknown> = { ...blockViews, ...lazyViews };
    expect(views[name]).toBeTypeOf('function');
  });

  it('are all used in the demo content, in both languages', () => {
    const used = new Set(
      demoPages.flatMap(({ zh, en }) => [...zh.blocks, ...en.blocks].map(({ type }) => type)),
    );
    expect([...used].sort()).toEqual([...folders].sort());
  });
});

describe('pages made of blocks', () => {
  let database: TestDatabase;
  let api: TestApi;

  beforeAll(async () => {
    database = await createTestDatabase();
    const { db } = database;
    await addPictures(db);
    await seedSite(db);
    await seedFacts(db);
    await seedDownloads(db, createFolderStore(mkdtempSync(path.join(tmpdir(), 'files-'))));
    await seedVersionFacts(db);
    await seedArticles(db);
    await seedDocuments(db);
    await seedCases(db);
    await seedPages(db);
    api = createTestApi(db);
  }, 120_000);
  afterAll(() => database?.drop());

  const pages = demoPages.flatMap((page) => {
    const address = page.key === 'home' ? '/' : `/${page.key.replace('-', '/')}`;
    return [
      { href: address, blocks: page.zh.blocks },
      { href: `/en${address}`, blocks: page.en.blocks },
    ];
  });

  it.each(pages)('$href shows each block with its anchor', async ({ href, blocks }) => {
    const site = await api.api('GET /site', {});
    const page = await renderPage({ href, basePath: '/', site, api: () => api.api });
    if (page.kind !== 'page') throw new Error('a redirect');
    expect(page.status).toBe(200);
    const html = joinPieces(page.app);
    const missing = blocks.map(({ id }) => id).filter((id) => !html.includes(` id="${id}"`));
    expect(missing).toEqual([]);
  });
});
