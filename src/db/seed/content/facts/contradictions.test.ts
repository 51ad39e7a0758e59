import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createFactCheck,
  type FindContradictions,
  readFactRules,
} from '#content/facts/contradictions.ts';
import { createDemoDatabase, type TestDatabase } from '#tests/support/database.ts';
import { sourceMedia } from '../../media.ts';
import { productFacts } from './product.ts';

const sources = path.resolve(import.meta.dirname, '../../../..');

/** Files with texts that visitors read. */
const files = [
  'db/seed',
  'site',
  'ui',
  'blocks',
  'contracts/fact-sentences',
  'contracts/studio-plan',
  'api/rooms/i18n',
  'jobs/outbox',
].flatMap((folder) =>
  readdirSync(path.join(sources, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|ts|json)$/.test(name) && !/\.test\.|(?:^|\/)facts\//.test(name))
    .map((name) => path.join(folder, name)),
);

/** The words of the drawings that texts show, one line for each. */
const drawings = readdirSync(path.join(sourceMedia, 'diagrams')).map((name) => {
  const svg = readFileSync(path.join(sourceMedia, 'diagrams', name), 'utf8');
  const words = [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/gs)].map(([, text = '']) =>
    text.replace(/<[^>]*>/g, ''),
  );
  return { name, text: words.join('\n') };
});

let database: TestDatabase;
let find: FindContradictions;
beforeAll(async () => {
  database = await createDemoDatabase();
  find = createFactCheck(await readFactRules(database.db));
}, 120_000);
afterAll(async () => {
  await database.drop();
});

function contradictionsIn(name: string, text: string): string[] {
  return find(text, /\ben\b/.test(path.basename(name)) ? 'en' : 'zh').map(
    ({ fact, expected, stated, line }) =>
      `${name}:${line} states "${stated}", but ${fact} is ${expected}`,
  );
}

it('states no other number for a fact in any text of the demo content', () => {
  expect(files.length).toBeGreaterThan(150);
  const contradictions = files.flatMap((file) =>
    contradictionsIn(file, readFileSync(path.join(sources, file), 'utf8')),
  );
  expect(contradictions).toEqual([]);
});

it('states no other number for a fact in any drawing', () => {
  expect(drawings.length).toBeGreaterThan(50);
  expect(drawings.filter(({ text }) => text === '')).toEqual([]);
  expect(drawings.flatMap(({ name, text }) => contradictionsIn(name, text))).toEqual([]);
});

it.each([
  ['keyer-clips', /the held-out half, (\d+) clips/],
  ['keyer-sad', /\| this keyer, automatic +\| ([\d.]+)/],
  ['keyer-sad-obs-defaults', /\| OBS chroma key, defaults +\| ([\d.]+)/],
  ['keyer-sad-obs-best', /\| OBS chroma key, best per clip +\| ([\d.]+)/],
  ['keyer-sad-ffmpeg-best', /\| FFmpeg chromakey, best per clip +\| ([\d.]+)/],
])('states %s as the benchmark recorded it', (key, recorded) => {
  const record = readFileSync(path.join(sources, '../docs/performance.md'), 'utf8');
  expect(productFacts.find((fact) => fact.key === key)?.value).toBe(
    Number(recorded.exec(record)?.[1]),
  );
});

it('finds another number in texts and drawings, whatever kind of fact it is', () => {
  const others = [
    '青幕 3.1 规格',
    '当前版本 2.5，Android 10 及以上',
    'Stable version 1.5.',
    '镜头到返看不超过 8 帧',
    'lights of one model within 200 K of each other',
    '每间直播间每年 8800 元',
    'Trials are free for 90 days',
    'Windows 11 22H2 or later',
    '关键帧间隔 4 s',
    '均匀 ≤ 1/2 档',
    'UPS\n8 分钟',
    '净进深 = 机位后方 + 镜头到人 + 人到背景\n       ≥  0.8 m  +   D     +  1.5～2 m',
    'NVENC（GeForce）同时至少 5 个',
  ];
  expect(others.filter((text) => find(text, 'zh').length === 0)).toEqual([]);
});
