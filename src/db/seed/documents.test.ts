import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import sections from './content/sections.json';
import { sourceMedia } from './media.ts';
import { readSeedTexts } from './texts.ts';

interface Front {
  slug: string;
  section: string;
  order: number;
  popular?: number;
  minutes: number;
  related: string[];
  englishArticle?: string;
}

const texts = readSeedTexts<Front>('documents');
const englishArticles = new Set(
  readSeedTexts<{ slug: string }>('articles')
    .filter(({ locale }) => locale === 'en')
    .map(({ front }) => front.slug),
);
const slugs = new Set(texts.map(({ front }) => front.slug));

function depthOf(slug: string): number {
  const parent = sections.find((section) => section.slug === slug)?.parent;
  return parent ? 1 + depthOf(parent) : 1;
}

/** Number of Chinese characters outside code. */
function characters(markdown: string): number {
  const prose = markdown.replace(/^ *```[\s\S]*?^ *```/gm, '');
  return prose.match(/\p{Script=Han}/gu)?.length ?? 0;
}

describe('the documents of the learning centre', () => {
  it('are at least 30, in at least three levels of sections', () => {
    expect(texts.length).toBeGreaterThanOrEqual(30);
    expect(slugs.size).toBe(texts.length);
    const depths = texts.map(({ front }) => depthOf(front.section));
    for (const depth of [1, 2, 3]) expect(depths, `level ${depth}`).toContain(depth);
  });

  it('fill every section, each at its own position', () => {
    const used = new Set(texts.map(({ front }) => front.section));
    const parents = new Set(sections.map(({ parent }) => parent));
    const leaves = sections.filter(({ slug }) => !parents.has(slug)).map(({ slug }) => slug);
    expect(leaves.filter((slug) => !used.has(slug))).toEqual([]);
    const places = texts.map(({ front }) => `${front.section} ${front.order}`);
    expect(new Set(places).size).toBe(places.length);
    const ranks = texts.flatMap(({ front }) => front.popular ?? []);
    expect(new Set(ranks).size).toBe(ranks.length);
  });

  it.each(texts.map((text) => [text.front.slug, text] as const))(
    '%s is complete',
    (slug, { front, markdown }) => {
      const length = characters(markdown);
      expect(length, 'Chinese characters').toBeGreaterThanOrEqual(600);
      expect(length, 'Chinese characters').toBeLessThanOrEqual(2000);
      expect(markdown.match(/^## /gm)?.length ?? 0, 'headings').toBeGreaterThanOrEqual(3);
      expect(sections.map((section) => section.slug)).toContain(front.section);
      expect(front.minutes).toBeGreaterThan(0);
      if (front.englishArticle) expect(englishArticles).toContain(front.englishArticle);
      expect(front.related.filter((uid) => !slugs.has(uid) || uid === slug)).toEqual([]);
      const linked = [...markdown.matchAll(/\]\(\/dmfaq\/([a-z0-9-]+)/g)].map(([, uid]) => uid);
      expect(linked.filter((uid) => !slugs.has(uid ?? ''))).toEqual([]);
      const drawn = [...markdown.matchAll(/\]\(media:diagrams\/([a-z0-9-]+)/g)].map(([, n]) => n);
      const file = (name?: string) => path.join(sourceMedia, 'diagrams', `${name}.svg`);
      expect(drawn.filter((name) => !existsSync(file(name)))).toEqual([]);
    },
  );
});
