import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { facts } from '#db/schema/facts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createFactCheck, type FindContradictions, readFactRules } from './contradictions.ts';

const common = {
  subject: 'power',
  sourceKind: 'decision',
  checkedOn: '2026-11-22',
} as const;

let database: TestDatabase;
let find: FindContradictions;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.insert(facts).values([
    {
      ...common,
      key: 'warm-up',
      minimum: 20,
      unitZh: '分钟',
      unitEn: 'minutes',
      phrasesZh: ['预热…# 分钟'],
      phrasesEn: ['# minutes of warm-up', 'warm up for # min(utes)?'],
    },
    {
      ...common,
      key: 'rate',
      minimum: 6,
      maximum: 9,
      unitZh: 'Mbit/s',
      unitEn: 'Mbit/s',
      phrasesEn: ['between # Mbit/s', 'about # Mbit/s'],
    },
    {
      ...common,
      key: 'evenness',
      textZh: '1/3 档',
      textEn: '1/3 stop',
      phrasesZh: ['上限（默认） # 档', '上限 # 档'],
    },
    {
      ...common,
      key: 'level',
      minimum: -18,
      maximum: -18,
      unitZh: 'dBFS',
      unitEn: 'dBFS',
      phrasesEn: ['around # dBFS'],
    },
    {
      ...common,
      key: 'cable',
      minimum: 5,
      maximum: 5,
      unitZh: '米',
      unitEn: 'm',
      phrasesZh: ['HDMI 线长 # 米'],
      phrasesEn: ['cables? of # m'],
    },
  ]);
  find = createFactCheck(await readFactRules(database.db));
});
afterAll(() => database.drop());

/** What is wrong in a text: the fact and the words with the other number. */
const wrong = (text: string) => find(text, 'en').map(({ fact, stated }) => [fact, stated]);

describe('a text', () => {
  it.each([
    '灯预热 20 分钟',
    '灯先预热二十分钟',
    '灯预热 {{fact:warm-up}}',
    '至少预热\n15 分钟',
    '预热之后。15 分钟',
    '预热，第 3 步 15 分钟',
    'twenty minutes of warm-up',
    'between 6 and 9 Mbit/s',
    'between 6–9 Mbit/s',
    'about 7 Mbit/s',
    '上限 1/3 档',
    'around −18 dBFS, around -18 dBFS',
  ])('that says "%s" agrees with the facts', (text) => {
    expect(wrong(text)).toEqual([]);
  });

  it.each([
    ['灯预热 15 分钟', 'warm-up', '预热 15 分钟'],
    ['灯先预热十五分钟', 'warm-up', '预热十五分钟'],
    ['After fifteen minutes of warm-up', 'warm-up', 'fifteen minutes of warm-up'],
    ['Warm up for 25 min.', 'warm-up', 'Warm up for 25 min'],
    ['between 6 and 8 Mbit/s', 'rate', 'between 6 and 8 Mbit/s'],
    ['about 10 Mbit/s', 'rate', 'about 10 Mbit/s'],
    ['上限 1/2 档', 'evenness', '上限 1/2 档'],
    ['上限（默认）1/2 档', 'evenness', '上限（默认）1/2 档'],
    ['around -20 dBFS', 'level', 'around -20 dBFS'],
    ['Cable of 7 m', 'cable', 'Cable of 7 m'],
    ['CABLES of 7 m', 'cable', 'CABLES of 7 m'],
    ['hdmi线长 7 米', 'cable', 'hdmi线长 7 米'],
    ['预热 {{fact:rate.max}} 分钟', 'warm-up', '预热 9 分钟'],
    ['{{fact:warmup}}', 'warmup', '{{fact:warmup}}'],
    ['{{fact:warm-up.minor}}', 'warm-up.minor', '{{fact:warm-up.minor}}'],
  ])('that says "%s" contradicts %s', (text, fact, stated) => {
    expect(wrong(text)).toEqual([[fact, stated]]);
  });

  it('is reported with the value of the fact and the line', () => {
    expect(find('# 布光\n\n灯预热 15 分钟', 'zh')).toEqual([
      { fact: 'warm-up', expected: '20 分钟', stated: '预热 15 分钟', line: 3 },
    ]);
  });
});
