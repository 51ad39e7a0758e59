import { interfaceFactNames, sentencePlaces } from '#contracts/fact-sentences/places.ts';
import { locales } from '#contracts/locale.ts';
import { comparedSentence, type Reading, shows } from './sentences.ts';
import type { FactUse } from './staff-contract.ts';

/** The names, `key` or `key.format`, with which the interface shows a fact. */
export function interfaceNames(key: string): string[] {
  return interfaceFactNames.filter((name) => name.split('.')[0] === key);
}

/** Number of texts of the interface that show a fact, each language for itself. */
export function countInterfaceUses(key: string): number {
  return placesWith(key).length;
}

/** The texts of the interface that show a fact. */
export function interfaceUses(key: string, reading: Reading): FactUse[] {
  return placesWith(key).map(({ title, path, locale, sources }) => ({
    kind: 'interface',
    id: null,
    locale,
    title: title[locale],
    path,
    isDraft: false,
    sentences: sources.map((source) => comparedSentence({ locale, source }, reading)),
  }));
}

function placesWith(key: string) {
  return sentencePlaces.flatMap(({ sentences, ...place }) =>
    locales.flatMap((locale) => {
      const sources = sentences
        .map((sentence) => sentence[locale])
        .filter((source) => shows(source, key));
      return sources.length > 0 ? [{ ...place, locale, sources }] : [];
    }),
  );
}
