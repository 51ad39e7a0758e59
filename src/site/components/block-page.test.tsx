import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockDefinitions } from '#blocks/schemas.ts';
import { blockViews } from '#blocks/views.tsx';
import { demoPages } from '#db/seed/pages.ts';
import { renderPage } from '#site/entry-server.tsx';
import { joinPieces } from '#site/fragment-cache.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createDemoDatabase, type TestDatabase } from '#tests/support/database.ts';
import { CaseCards } from './case-cards.ts';
import { CodeSamples } from './code-samples.ts';
import { RoomChooser } from './room-chooser.ts';
import { StudioPlan } from './studio-plan.tsx';

const folders = readdirSync(new URL('../../blocks', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

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
    database = await createDemoDatabase();
    api = createTestApi(database.db);
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
