import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffRole } from '#contracts/enums/staff.ts';
import { bookings } from '#db/schema/bookings.ts';
import { documentSections } from '#db/schema/documents.ts';
import { facts } from '#db/schema/facts.ts';
import { privacyNotices } from '#db/schema/privacy.ts';
import { riskyWords } from '#db/schema/risky-words.ts';
import { searchSynonyms } from '#db/schema/search.ts';
import { redirects } from '#db/schema/site.ts';
import { searchMisses } from '#db/schema/visits.ts';
import { openPublishing } from '#tests/support/publishing.ts';
import { addWorkOrder } from '#tests/support/records/work-orders.ts';
import type { Hit } from './searcher.ts';

const { database, db, signIn } = await openPublishing();
afterAll(() => database.drop());

beforeAll(async () => {
  const editor = await signIn('editor', '编辑星河');
  const { id } = await editor.createArticle('starlight');
  await editor.save(id, 'zh', 0, { title: '星河发布会' });
  await db.insert(riskyWords).values({
    word: '星河第一',
    category: 'absolute',
    severity: 'warning',
    reasonZh: '绝对化用语',
  });
  await db.insert(redirects).values({ fromPath: '/old/星河', target: '/show/starlight' });
  await db.insert(searchSynonyms).values({ terms: ['星河', 'galaxy'] });
  await db.insert(searchMisses).values({ query: '星河 价格', locale: 'zh' });
  await db.insert(documentSections).values({ slug: 'galaxy', nameZh: '星河入门' });
  await db
    .insert(privacyNotices)
    .values({ version: '9.7', bodyZhMarkdown: '', bodyEnMarkdown: '' });
  await db.insert(facts).values({
    key: 'galaxy-count',
    subject: 'product',
    textZh: '九条星河',
    textEn: 'nine galaxies',
    sourceKind: 'decision',
    sourceZh: '规定',
    checkedOn: '2026-11-20',
  });
  await addWorkOrder(db, { number: 'WO-1', titleZh: '星河厅实施' });
  await db.insert(bookings).values({
    reference: 'MJ20261120-STAR',
    idempotencyKey: 'quick-search-key',
    name: '星河',
    phone: '+8613800138000',
    consentedAt: new Date(),
    privacyVersion: '1.2',
    locale: 'zh',
  });
});

async function find(role: StaffRole, q: string): Promise<string[]> {
  const person = await signIn(role, `${role} ${q}`);
  const { items } = await person.ask<{ items: Hit[] }>(
    `GET /admin/search?q=${encodeURIComponent(q)}`,
  );
  return items.map(({ kind, title }) => `${kind} ${title.zh}`).sort();
}

test('records of every kind are found by what they are called', async () => {
  expect(await find('sales', '星河')).toEqual([
    'article 星河发布会',
    'booking MJ20261120-STAR',
    'document-section 星河入门',
    'fact galaxy-count',
    'redirect /old/星河',
    'risky-word 星河第一',
    'search-miss 星河 价格',
    'search-synonym 星河',
    'sheet 星河厅实施',
    'staff sales 星河',
    'staff 编辑星河',
  ]);
});

test('versions of the privacy notice are found by their number', async () => {
  expect(await find('viewer', '9.7')).toContain('privacy-notice 隐私声明 9.7');
});

test('bookings are found only by roles with the right, and by persons only where these are seen', async () => {
  expect((await find('editor', '星河')).filter((hit) => hit.startsWith('booking'))).toEqual([]);
  expect(await find('editor', 'MJ20261120-STAR')).toContain('booking MJ20261120-STAR');
  expect(await find('viewer', 'MJ20261120-STAR')).not.toContain('booking MJ20261120-STAR');
});
