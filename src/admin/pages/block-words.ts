import { blockLabels } from '#blocks/all-labels.ts';
import type { BlockType } from '#blocks/block.ts';
import type { StoredBlock } from '#contracts/enums/publishing.ts';
import type { Locale } from '#contracts/locale.ts';
import { fieldWords as wordsOf } from '../form/words.ts';
import { pageMessages } from './messages.ts';

/** Name of a block type; of an unknown one its key. */
export function typeName(type: string, locale: Locale): string {
  return labelsOf(type)?.name[locale] ?? type;
}

/** What a person reads instead of a path in a block: `items.1.answer` is "Question 2 · Answer". */
export function fieldWords(type: string, path: string, locale: Locale): string {
  const { hidden, anchor } = pageMessages[locale];
  return wordsOf(labelsOf(type)?.fields ?? {}, path, locale, { hidden, id: anchor });
}

/** A block as lines of "field: text", for the comparison of two states. */
export function blockLines(block: StoredBlock | undefined, locale: Locale): string {
  if (!block) return '';
  const { id: _, type, ...fields } = block;
  return leaves(fields, '')
    .map(([path, text]) => `${fieldWords(type, path, locale)}: ${text}`)
    .join('\n');
}

function leaves(value: unknown, path: string): [path: string, text: string][] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [[path, String(value)]];
  return Object.entries(value).flatMap(([name, inner]) =>
    leaves(inner, path ? `${path}.${name}` : name),
  );
}

function labelsOf(type: string) {
  return Object.hasOwn(blockLabels, type) ? blockLabels[type as BlockType] : undefined;
}
