import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFacts } from '#api/facts/service.ts';
import { roomAnswers, roomQuestions } from '#contracts/enums/rooms.ts';
import { locales } from '#contracts/locale.ts';
import { decodePlan } from '#contracts/studio-plan/plan-code.ts';
import { planStudio } from '#contracts/studio-plan/studio.ts';
import { findWarnings } from '#contracts/studio-plan/warnings.ts';
import { seedArticles } from '#db/seed/articles.ts';
import { seedDocuments } from '#db/seed/documents.ts';
import { seedDownloads } from '#db/seed/downloads.ts';
import { seedFacts, seedVersionFacts } from '#db/seed/facts.ts';
import { seedSite } from '#db/seed/site.ts';
import { createFolderStore } from '#files/folder-store.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { roomFigures } from '#tests/support/room-figures.ts';
import { studioFigures } from '#tests/support/studio-figures.ts';
import { answerLines, describeChoice } from './advice.ts';
import { choosePlan } from './choose.ts';
import { figuresOf } from './figures.ts';
import { adviceTexts } from './i18n/advice.ts';
import { plans, preferences, surveyReading } from './plans.ts';
import { planOfAnswers } from './studio-plan/answers.ts';

const database = await createTestDatabase();
const { api, fetch } = createTestApi(database.db);
const filesDir = mkdtempSync(path.join(os.tmpdir(), 'rooms-'));
afterAll(async () => {
  await database.drop();
  rmSync(filesDir, { recursive: true });
});

beforeAll(async () => {
  await seedSite(database.db);
  await seedFacts(database.db);
  await seedDownloads(database.db, createFolderStore(filesDir));
  await seedVersionFacts(database.db);
  await seedArticles(database.db);
  await seedDocuments(database.db);
}, 120_000);

const clothing = {
  sells: 'clothing',
  area: '24-48',
  depth: '6-7',
  height: '2.8-3.5',
  budget: '150_300',
} as const;

describe('GET /rooms/guide', () => {
  it('asks five questions, and gives no advice before all are answered', async () => {
    const guide = await api('GET /rooms/guide', { query: { area: '12-24' } });
    expect(guide.questions.map(({ name, answer }) => [name, answer])).toEqual([
      ['sells', null],
      ['area', '12-24'],
      ['depth', null],
      ['height', null],
      ['budget', null],
    ]);
    expect(guide.advice).toBeNull();
  });

  it('takes an unknown answer as not given', async () => {
    const query = { ...clothing, depth: '5 m' as '6-7' };
    const guide = await api('GET /rooms/guide', { query });
    expect(guide.questions.find(({ name }) => name === 'depth')?.answer).toBeNull();
    expect(guide.advice).toBeNull();
  });

  it('advises in Chinese: product, equipment, document and a filled-in booking', async () => {
    const { advice } = await api('GET /rooms/guide', { query: clothing });
    expect(advice).toMatchObject({
      verdict: 'fits',
      title: '绿幕，拍全身竖屏',
      measure: [],
      better: null,
      product: { key: '3d', name: '全案直播间' },
      reading: { path: '/dmfaq/green-screen-lighting', title: '绿幕布光' },
      booking: {
        type: 'onsite',
        product: '3d',
        budget: '150_300',
        room: 'clothing,24-48,6-7,2.8-3.5,150_300',
      },
    });
    expect(advice?.reasons.at(-1)).toContain('24\u00a0m²、进深 6\u00a0m、净高 2.8\u00a0m');
    expect(advice?.kit).toContainEqual({ name: '背景灯，150\u00a0W', count: 4 });
  });

  it('advises in English, with an article to read', async () => {
    const { advice } = await api('GET /rooms/guide', { query: { ...clothing, locale: 'en' } });
    expect(advice).toMatchObject({
      title: 'Green screen, full length',
      product: { name: 'Live Room' },
      reading: { path: '/show/led-wall-or-green-screen', title: 'Green screen or LED wall?' },
    });
  });

  it('gives a makeshift a second camera for the goods', async () => {
    const query = { ...clothing, area: 'under-12', depth: '2-3' } as const;
    const { advice } = await api('GET /rooms/guide', { query });
    expect(advice).toMatchObject({ verdict: 'makeshift', product: { key: 'cyan' } });
    expect(advice?.kit).toContainEqual({ name: '拍商品的第二台摄像机', count: 1 });
    expect(advice?.kit).toContainEqual({ name: 'PCIe 采集通道', count: 2 });
  });

  it('proposes no product where none helps, but a conversation', async () => {
    const query = { ...clothing, area: 'under-12', depth: 'under-2' } as const;
    const { advice } = await api('GET /rooms/guide', { query });
    expect(advice).toMatchObject({
      verdict: 'none',
      product: null,
      kit: [],
      booking: { type: 'consultation' },
      reading: { path: '/dmfaq/room-survey' },
    });
    expect(advice?.better?.changes).toEqual([
      '进深至少 3\u00a0m（您选的是不到 2 m）：镜头改对长边，或换一间房。',
    ]);
  });

  it('has the document and the article of every plan', async () => {
    for (const { zh, en } of [
      ...Object.values(plans).map(({ reading }) => reading),
      surveyReading,
    ]) {
      const document = await api('GET /documents/:slug', { params: { slug: zh } });
      expect(document.slug).toBe(zh);
      const article = { params: { slug: en }, query: { locale: 'en' as const } };
      expect((await api('GET /articles/:slug', article)).slug).toBe(en);
    }
  });
});

describe('studio plans', () => {
  it('begin with the rooms of the facts, which fit', async () => {
    const { figures, starts } = await api('GET /rooms/studio-plans', { query: {} });
    expect(figures).toEqual(studioFigures);
    expect(starts.map(({ key, depth, width }) => [key, depth, width])).toEqual([
      ['waist', 4, 3],
      ['full-length', 6, 4],
      ['group', 8, 6],
    ]);
    for (const { key, plan: code } of starts) {
      const plan = decodePlan(code);
      const warnings = plan ? findWarnings(planStudio(plan, figures), figures) : [];
      expect(plan, key).not.toBeNull();
      expect(warnings.filter(({ severity }) => severity === 'bad')).toEqual([]);
    }
  });

  it('come from the answers of the room chooser', async () => {
    const { advice } = await api('GET /rooms/guide', { query: clothing });
    expect(decodePlan(advice?.plan ?? '')).toMatchObject({
      sells: 'clothing',
      shot: 'full',
      background: 'green',
      upright: true,
      // 24 to 48 m² at 6 to 7 m of depth.
      depth: 6.5,
      width: 5.5,
      height: 3.1,
      budget: '150_300',
    });
    const none = await api('GET /rooms/guide', { query: { ...clothing, depth: 'under-2' } });
    expect(none.advice?.plan).toBeNull();
  });

  it('take the rooms of the facts for what the visitor does not know', () => {
    const unknown = { ...clothing, area: 'unknown', depth: 'unknown', height: 'unknown' } as const;
    expect(planOfAnswers(unknown, 'screen-full-length', studioFigures)).toMatchObject({
      width: 4,
      depth: 6,
      height: 2.8,
    });
  });

  it('are files: PDF, and SVG as a download', async () => {
    const { starts } = await api('GET /rooms/studio-plans', { query: {} });
    for (const locale of locales) {
      const query = `?locale=${locale}&plan=${starts[1]?.plan}`;
      const pdf = await fetch(`/rooms/studio-plans/plan.pdf${query}`);
      expect(pdf.headers.get('content-type')).toBe('application/pdf');
      expect((await pdf.text()).slice(0, 5)).toBe('%PDF-');
      const svg = await fetch(`/rooms/studio-plans/plan.svg${query}`);
      expect(svg.headers.get('content-disposition')).toContain('studio-plan.svg');
      expect(await svg.text()).toMatch(/^<svg [^>]+>.*<\/svg>\n$/);
    }
  });

  it('are refused if the code is none', async () => {
    for (const file of ['plan.pdf', 'plan.svg']) {
      const response = await fetch(`/rooms/studio-plans/${file}?plan=1nonsense`);
      expect(response.status).toBe(400);
    }
  });
});

/** Every combination of answers. */
const rooms = roomQuestions.reduce<Record<string, string>[]>(
  (all, name) =>
    all.flatMap((one) => roomAnswers[name].map((value) => ({ ...one, [name]: value }))),
  [{}],
) as unknown as Parameters<typeof choosePlan>[0][];

it('the rules use the facts of the demo content', async () => {
  expect(figuresOf(await readFacts(database.db, 'zh'))).toMatchObject(
    Object.fromEntries(Object.entries(roomFigures).map(([key, { minimum }]) => [key, { minimum }])),
  );
});

it('a missing fact is named', () => {
  expect(() => figuresOf([])).toThrow('room-area-small');
});

describe('the texts', () => {
  it.each(locales)('in %s have a reason for every plan of every kind of goods', (locale) => {
    for (const [goods, keys] of Object.entries(preferences)) {
      const reasons = adviceTexts[locale].goods[goods as keyof typeof preferences];
      expect(Object.keys(reasons).sort()).toEqual([...keys].sort());
    }
  });

  it.each(locales)('in %s advise every room without gaps', (locale) => {
    expect(rooms).toHaveLength(5 * 5 * 7 * 5 * 6);
    for (const answers of rooms) {
      const choice = choosePlan(answers, roomFigures);
      const advice = describeChoice(choice, answers, roomFigures, locale);
      const text = JSON.stringify(advice);
      expect(text, JSON.stringify(answers)).not.toMatch(/undefined|NaN|Infinity|\b0\u00a0m|""/);
      expect(advice.product === null).toBe(choice.plan === null);
      // A room that is not at its best says what would have to change.
      expect((advice.better?.changes.length ?? 0) > 0).toBe(
        choice.plan !== preferences[answers.sells][0],
      );
      expect(answerLines(answers, locale).join().length).toBeLessThan(500);
    }
  });
});
