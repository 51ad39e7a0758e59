import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { articleCategories, articles, articleTranslations } from '#db/schema/articles.ts';
import { auditLog } from '#db/schema/audit.ts';
import { contentRevisions } from '#db/schema/content.ts';
import { seedSite } from '#db/seed/site.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { addStaffMember, type StaffClient, staffClient } from '#tests/support/staff.ts';

const database = await createTestDatabase();
const { db } = database;
const api = createTestApi(db);
await seedSite(db);
await db.insert(articleCategories).values({ key: 'product', nameZh: '产品', nameEn: 'Products' });
const editor = await addStaffMember(db, 'editor', { name: '编辑甲' });
const colleague = await addStaffMember(db, 'editor', { name: '编辑乙' });
const call = await staffClient(db, api, editor);
const callOfColleague = await staffClient(db, api, colleague);
afterAll(() => database.drop());

const sharedOf = (slug: string) => ({
  slug,
  category: 'product',
  coverId: null,
  pinned: false,
  listed: true,
  products: [],
});
const text = (title: string, body = '一段文字。') => ({
  title,
  summary: '',
  authorName: null,
  body,
  seoTitle: null,
  seoDescription: null,
});

let count = 0;

/** An article that was never public. */
async function create(): Promise<{ id: string; slug: string }> {
  const slug = `article-${++count}`;
  const id = await ask<{ id: string }>('POST /admin/content/article', { shared: sharedOf(slug) });
  return { ...id, slug };
}

/** Calls an operation and returns its data. @throws for a refusal */
async function ask<Data>(operation: string, body?: unknown, client: StaffClient = call) {
  const answer = await client(operation, { body });
  if (!answer.body.success) throw new Error(`${operation}: ${JSON.stringify(answer.body)}`);
  return answer.body.data as Data;
}

async function save(id: string, part: string, version: number, data: unknown) {
  return ask<{ version: number }>(`PUT /admin/records/${id}/parts/${part}`, { version, data });
}

async function publish(id: string, parts: Record<string, number>, options: object = {}) {
  return ask(`POST /admin/records/${id}/publication`, {
    parts: Object.entries(parts).map(([part, version]) => ({ part, version })),
    ...options,
  });
}

let article: { id: string; slug: string };
beforeEach(async () => {
  article = await create();
});

describe('a draft', () => {
  test('is saved, but not public until it is published', async () => {
    const { version } = await save(article.id, 'zh', 0, text('第一篇'));
    expect(version).toBe(1);
    expect((await api.fetch(`/articles/${article.slug}`)).status).toBe(404);
    await publish(article.id, { zh: 1 });
    expect((await api.fetch(`/articles/${article.slug}`)).status).toBe(200);
  });
});
