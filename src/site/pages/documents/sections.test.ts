import { describe, expect, it } from 'vitest';
import type { DocumentCard, DocumentSection } from '#api/documents/contract.ts';
import { groupBySection, pathToSection } from './sections.ts';

const section = (slug: string, sections: DocumentSection[] = []): DocumentSection => ({
  slug,
  name: slug.toUpperCase(),
  summary: null,
  icon: null,
  count: 1,
  minutes: 5,
  sections,
});
const light = section('light', [section('plan'), section('measure')]);
const studio = section('studio', [light, section('sound')]);
const tree = [section('start'), studio];
const card = (slug: string, section: string) =>
  ({ slug, section: { slug: section, name: section.toUpperCase() } }) as DocumentCard;

describe('sections of the learning centre', () => {
  it('are found at every level, with their ancestors', () => {
    const slugs = (slug: string) => pathToSection(tree, slug).map((entry) => entry.slug);
    expect(slugs('measure')).toEqual(['studio', 'light', 'measure']);
    expect(slugs('start')).toEqual(['start']);
    expect(slugs('unknown')).toEqual([]);
  });

  it('group their documents under the names below the current section', () => {
    const items = [card('a', 'start'), card('b', 'plan'), card('c', 'plan'), card('d', 'sound')];
    const shown = (root?: DocumentSection) =>
      groupBySection(items.slice(root ? 1 : 0), tree, root).map(({ top, names, items: own }) => [
        top.slug,
        names.join('/'),
        own.map(({ slug }) => slug).join(''),
      ]);
    expect(shown()).toEqual([
      ['start', '', 'a'],
      ['studio', 'LIGHT/PLAN', 'bc'],
      ['studio', 'SOUND', 'd'],
    ]);
    expect(shown(studio)).toEqual([
      ['studio', 'LIGHT/PLAN', 'bc'],
      ['studio', 'SOUND', 'd'],
    ]);
    expect(groupBySection([card('x', 'gone')], tree, undefined)).toEqual([]);
  });
});
