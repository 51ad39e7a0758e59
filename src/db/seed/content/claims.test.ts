import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoCases } from './cases.ts';
import { roomFacts } from './facts/room.ts';

const sources = path.resolve(import.meta.dirname, '../../..');

/** Texts that visitors read, by file. */
const texts = ['db/seed', 'site/i18n', 'blocks', 'ui/i18n', 'contracts'].flatMap((folder) =>
  readdirSync(path.join(sources, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|ts)$/.test(name) && !/\.test\.ts$/.test(name))
    .map((name) => ({
      name: path.join(folder, name),
      text: readFileSync(path.join(sources, folder, name), 'utf8'),
    })),
);

/** Where a text says something that another one denies. */
const saying = (...phrases: RegExp[]) =>
  texts.flatMap(({ name, text }) =>
    phrases.flatMap((phrase) => (text.match(phrase) ?? []).map((found) => `${name}: ${found}`)),
  );

describe('no text promises what others deny', () => {
  it('a survey, a plan or a quotation by the first answer, which comes within a working day', () => {
    const soon = '(?:一个工作日|1 个工作日|\\{\\{fact:answer-time[^}]*\\}\\})内';
    const quickly = 'within (?:a|one|1|\\{\\{fact:answer-time[^}]*\\}\\}) ?(?:working day)?';
    expect(
      saying(
        new RegExp(`${soon}[^。；，'\\n]*(?:报价|方案和|给出方案|上门|勘测|布局|布置图)`, 'g'),
        new RegExp(`(?:survey|visit|quote|quotation|layout)[^.;,'\\n]{0,60} ${quickly}`, 'gi'),
        new RegExp(`${quickly}[^.;,'\\n]*(?:survey|quotation|layout)`, 'gi'),
      ),
    ).toEqual([]);
  });

  it('video that stays inside while the show goes out', () => {
    expect(
      saying(/画面不出(?:内网|院|楼)/g, /no video leaves/gi, /video stays on your network/gi),
    ).toEqual([]);
  });

  it('presets for all products: what runs in a browser does not read those of the desktop', () => {
    expect(
      saying(
        /(?:预设|参数)[^。；'\n]{0,12}(?:在它们之间|处处|五款产品|各产品)通用/g,
        /presets[^.;'\n]{0,30}(?:across all|between all|everywhere)/gi,
      ),
    ).toEqual([]);
  });
});

it('complete rooms took as long as the fact about projects says', () => {
  const weeks = roomFacts.find(({ key }) => key === 'project-weeks')?.value as {
    min: number;
    max: number;
  };
  const rooms = demoCases.filter(({ products }) => products.includes('3d'));
  expect(rooms.length).toBeGreaterThan(2);
  for (const { slug, solution } of rooms) {
    const days = [...solution.zh.matchAll(/\*\*第 (?:\d+～)?(\d+) 天\*\*/g)].map(([, day]) =>
      Number(day),
    );
    expect(Math.max(...days) / 7, slug).toBeGreaterThanOrEqual(weeks.min);
    expect(Math.max(...days) / 7, slug).toBeLessThanOrEqual(weeks.max);
  }
});
