import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishSigningKeys } from '#api/access/signing-keys.ts';
import { verifyAuditLog } from '#api/audit/verify.ts';
import { sheetKindOf } from '#api/sheets/kinds.ts';
import { nextNumber } from '#api/sheets/numbers.ts';
import { demoCodes } from '#contracts/redemptions/demo.ts';
import { demoTokens } from '#contracts/sheets/demo.ts';
import { sheetKinds } from '#contracts/sheets/kinds.ts';
import { auditLog } from '#db/schema/audit.ts';
import { outboxMessages } from '#db/schema/outbox.ts';
import { sheetEvents } from '#db/schema/sheets/events.ts';
import { sheetRevisions } from '#db/schema/sheets/revisions.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { requirementVersions } from '#db/seed/content/requirement.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createDemoDatabase, type TestDatabase } from '#tests/support/database.ts';
import { testKeys } from '#tests/support/keys.ts';

let database: TestDatabase;
let api: TestApi['api'];

beforeAll(async () => {
  database = await createDemoDatabase();
  api = createTestApi(database.db).api;
});
afterAll(() => database?.drop());

describe('the demo requirement sheet', () => {
  const token = '11111111-1111-4111-8111-111111111111';
  const open = () => api('GET /shares/requirements/:token', { params: { token } });

  it('has an approved third version, and says what changed before', async () => {
    const { version, state, approval, contentHash, history } = await open();
    expect({ version, state, approver: approval?.name }).toEqual({
      version: 3,
      state: 'approved',
      approver: '王若溪',
    });
    expect(contentHash).toMatch(/^[0-9a-f]{64}$/);
    expect(history.map(({ version: past, changes }) => [past, changes.length > 0])).toEqual([
      [3, true],
      [2, true],
      [1, false],
    ]);
  });

  it('has a picture with marks for each reference', async () => {
    const { references } = await open();
    expect(references.map(({ itemKey, scene }) => [itemKey, scene?.name])).toEqual([
      ['set-mountain', '云栖茶山'],
      ['goal-rooms', undefined],
      ['set-room', undefined],
      ['camera-top', undefined],
    ]);
    for (const { picture, photo, marks } of references) {
      expect(picture?.src ?? photo?.src).toMatch(/^(media\/tea-|shares\/)/);
      expect(marks.length).toBeGreaterThan(0);
    }
  });
});

it('the demo scene has a picture for itself and each variant', async () => {
  const scene = await api('GET /shares/scenes/:token', {
    params: { token: 'demo-scene' },
    query: { locale: 'en' },
  });
  expect(scene.picture?.src).toMatch(/^media\/tea-terrace-dawn-/);
  const sources = scene.variants.map((variant) => variant.picture?.src);
  expect(sources).not.toContain(undefined);
  expect(new Set(sources).size).toBe(4);
  expect(scene.products.map(({ key, cover }) => [key, cover !== null])).toEqual([
    ['3d', true],
    ['cyan', true],
    ['flower', true],
  ]);
});

it('the demo devices are numbered in the order of their categories', async () => {
  const { devices, cables } = await api('GET /shares/device-sheets/:token', {
    params: { token: '22222222-2222-4222-8222-222222222222' },
  });
  expect(devices.map(({ no }) => no)).toEqual(devices.map((_, index) => index + 1));
  for (const { from, to } of cables) expect(Math.min(from, to)).toBeGreaterThan(0);
});

it('the demo acceptance sheet is partly checked', async () => {
  const { state, items } = await api('GET /shares/acceptance/:token', {
    params: { token: '33333333-3333-4333-8333-333333333333' },
  });
  expect(state).toBe('sent');
  expect(items.map(({ result }) => result)).toEqual([
    ...Array(5).fill('pass'),
    ...Array(4).fill('pending'),
  ]);
});

it('the demo report has consistent totals', async () => {
  const report = await api('GET /shares/live-reports/:token', { params: { token: 'demo-report' } });
  const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
  expect(report.durationSeconds).toBe(7_200);
  expect(report.curve).toHaveLength(120);
  for (const parts of [report.sources, report.regions, report.devices]) {
    expect(sum(parts.map(({ viewers }) => viewers))).toBe(report.kpis.uniqueViewers);
  }
  for (const parts of [report.sources, report.products, report.steps]) {
    expect(sum(parts.map(({ orders }) => orders))).toBe(report.kpis.orders);
    expect(sum(parts.map(({ salesFen }) => salesFen))).toBe(report.kpis.salesFen);
  }
  expect(report.funnel[1]?.people).toBe(report.kpis.uniqueViewers);
  expect(report.suggestions?.map(({ rule, event }) => [rule, report.events[event]?.label])).toEqual(
    [
      ['unsold_peak', '第一轮抽奖：盖碗一套'],
      ['weak_product', '围炉煮茶套装上架'],
      ['unanswered_chat', '评论集中问：套装里含炭吗'],
    ],
  );
});

it('the demo campaign has its steps in both languages', async () => {
  const { steps } = await api('GET /redemption-campaigns/:slug', { params: { slug: 'sony' } });
  expect(steps).toHaveLength(4);
  expect(steps.every(({ title, text }) => title.en && text.en)).toBe(true);
});

it('the demo QR page has a target for each system', async () => {
  const { targets } = await api('GET /qr-pages/:slug', { params: { slug: 'dami' } });
  expect(targets.map(({ platform }) => platform)).toEqual([
    'wechat',
    'ios',
    'android',
    'harmony',
    'desktop',
  ]);
});

it('the demo menu of the header leads to every product and to the room chooser', async () => {
  const { menus } = await api('GET /site');
  const [products] = menus.header;
  expect(products?.children.map(({ product }) => product)).toEqual([
    '3d',
    'cyan',
    'flower',
    'sdk',
    'app',
    null,
  ]);
  expect(menus.footer.length).toBeGreaterThan(1);
});
it('the demo articles show all cases, and seldom the same two', async () => {
  const { items } = await api('GET /articles', { query: { pageSize: 100 } });
  const shown = await Promise.all(
    items.map(async ({ slug }) => {
      const { cases } = await api('GET /articles/:slug', { params: { slug } });
      return cases.map((entry) => entry.slug);
    }),
  );
  const { total } = await api('GET /cases');
  expect(new Set(shown.flat()).size).toBe(total);
  const pairs = shown.map((slugs) => slugs.toSorted().join(' '));
  for (const pair of pairs) {
    expect(pairs.filter((other) => other === pair).length).toBeLessThan(items.length / 4);
  }
});

it('the demo documents and diagnoses are in the order of the tree', async () => {
  const { items, popular, products, diagnoses } = await api('GET /documents');
  expect(items[0]?.section.slug).toBe('getting-started');
  expect(items.at(-1)?.section.slug).toBe('troubleshoot-sound-network');
  expect(popular.map(({ slug }) => slug).slice(0, 2)).toEqual([
    'first-live-room',
    'green-screen-lighting',
  ]);
  expect(products.map(({ key }) => key)).toEqual(['3d', 'cyan', 'flower', 'sdk', 'app']);
  expect(diagnoses.map(({ slug }) => slug)).toEqual([
    'troubleshoot-no-signal',
    'troubleshoot-cutout-edges',
    'troubleshoot-flicker',
    'troubleshoot-colour-mismatch',
    'troubleshoot-stutter',
    'troubleshoot-echo',
  ]);
  for (const { slug } of diagnoses) {
    const { diagnosis } = await api('GET /documents/:slug', { params: { slug } });
    expect(Buffer.byteLength(JSON.stringify(diagnosis))).toBeLessThan(16 * 1024);
  }
});

it('the demo home page has records in each of its lists', async () => {
  const page = await api('GET /pages/:key', { params: { key: 'home' }, query: {} });
  expect(page).toMatchObject({ product: null, hasOtherLanguage: true });
  const items = (type: string): unknown[] =>
    page.blocks.flatMap((block) =>
      block.type === type && 'source' in block ? (block.items as unknown[]) : [],
    );
  expect(items('product-cards')).toHaveLength(5);
  expect(items('solution-cards')).toHaveLength(5);
  expect(items('case-cards')).toHaveLength(4);
  expect(items('news-cards')).toHaveLength(3);
  expect(JSON.stringify(items('news-cards'))).not.toContain('"privacy"');
});

it('the demo product pages have cases and documents of their product', async () => {
  const read = (key: string, locale: 'zh' | 'en') =>
    api('GET /pages/:key', { params: { key }, query: { locale } });
  const { blocks } = await read('product-flower', 'zh');
  const cases = blocks.find((block) => block.type === 'case-cards');
  expect(cases?.items.length).toBeGreaterThan(0);
  for (const { products } of cases?.items ?? []) {
    expect(products.map(({ key }) => key)).toContain('flower');
  }
  const documents = blocks.find((block) => block.type === 'document-links');
  expect(documents?.items[0]?.slug).toBe('flower-first-scene');
  const english = (await read('product-cyan', 'en')).blocks;
  const englishCases = english.find((block) => block.type === 'case-cards');
  expect(englishCases?.items.map(({ customer }) => customer)).toEqual(['Zhilan Academy']);
});

describe('the demo sheets', () => {
  it('were made as any other: sent, kept as revisions, in the timeline and in the audit log', async () => {
    const { db } = database;
    for (const { id, number, sentAt } of await db.select().from(sheets)) {
      expect(sentAt, number).toBeInstanceOf(Date);
      expect(await db.$count(sheetRevisions, eq(sheetRevisions.sheetId, id)), number).not.toBe(0);
      const events = await db.select().from(sheetEvents).where(eq(sheetEvents.sheetId, id));
      expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['created', 'sent']));
      const entries = await db.select().from(auditLog).where(eq(auditLog.entityId, id));
      expect(entries.map(({ action }) => action)).toContain('sheet.send');
    }
    expect(await verifyAuditLog(db, testKeys)).toMatchObject({ problem: undefined });
    // Nobody is told of the demo.
    expect(await db.$count(outboxMessages)).toBe(0);
  });

  it('tell of the days of their project, and the next numbers follow theirs', async () => {
    const { db } = database;
    const [requirement] = await db.select().from(sheets).where(eq(sheets.kind, 'requirement'));
    const kept = await db
      .select({ createdAt: sheetRevisions.createdAt })
      .from(sheetRevisions)
      .where(eq(sheetRevisions.sheetId, requirement?.id ?? ''));
    const made = requirementVersions.map(({ issuedAt }) => new Date(issuedAt));
    expect(kept.map(({ createdAt }) => createdAt)).toEqual(made);
    expect(await nextNumber(db, 'RQ', new Date('2026-12-01'))).toBe('RQ-2026-0319');
  });

  it('of one project lead to each other', async () => {
    const { others } = await api('GET /shares/links/:token/frame', {
      params: { token: demoTokens.acceptance },
    });
    expect(others.map(({ number }) => number)).toEqual([
      'RQ-2026-0318',
      'WO-2026-0318',
      'DV-2026-0318',
    ]);
  });

  it('have bodies that staff can save and send, and that a save leaves as they are', async () => {
    const rows = await database.db.select().from(sheets);
    expect([...new Set(rows.map(({ kind }) => kind))].sort()).toEqual([...sheetKinds].sort());
    for (const sheet of rows) {
      const kind = sheetKindOf(sheet.kind);
      const body = await kind.read(database.db, sheet.id);
      expect(kind.body.parse(body), sheet.number).toEqual(body);
      // As a draft: what is sent already, and unchanged, is not sent again.
      const draft = { ...sheet, stage: 'draft' as const };
      const findings = await kind.beforeSend(database.db, draft, body);
      // Of the sheet as a whole it may say that there is nothing new to send.
      const wrong = findings.filter(({ severity, field }) => severity === 'block' && field !== '');
      expect(wrong, sheet.number).toEqual([]);
      if (!kind.editable.includes(sheet.stage)) continue;
      await kind.write(database.db, sheet.id, body);
      expect(await kind.read(database.db, sheet.id), sheet.number).toEqual(body);
    }
  });
});

describe('the demo codes', () => {
  it('give a licence, to the first contact; README names them and no page does', async () => {
    await publishSigningKeys(database.db, testKeys, 'licence');
    const campaign = await api('GET /redemption-campaigns/:slug', { params: { slug: 'sony' } });
    const redeem = async (contact: string) => {
      const { outcome } = await api('POST /redemptions', {
        body: {
          ...{ campaign: 'sony', code: demoCodes[0] ?? '', contact, deviceModel: 'A7 IV' },
          ...{ consent: true, privacyVersion: campaign.privacyVersion },
        },
      });
      return outcome;
    };
    expect(await redeem('lin@example.com')).toBe('redeemed');
    expect(await redeem('other@example.com')).toBe('used');
    const readme = readFileSync('README.md', 'utf8');
    for (const code of demoCodes) expect([code, readme.includes(code)]).toEqual([code, true]);
    expect(JSON.stringify(campaign)).not.toContain('DEM0');
  });
});
