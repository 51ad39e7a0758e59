import { blockLabels } from '#blocks/all-labels.ts';
import type { BlockType } from '#blocks/block.ts';
import {
  type AnyLabel,
  type FieldLabels,
  type ListLabel,
  type RowsLabel,
  sourceLabels,
} from '#blocks/labels.ts';
import type { StoredBlock } from '#contracts/enums/publishing.ts';
import type { Locale } from '#contracts/locale.ts';
import { blockFieldMessages } from './fields/messages.ts';
import { pageMessages } from './messages.ts';

/** Name of a block type; of an unknown one its key. */
export function typeName(type: string, locale: Locale): string {
  return labelsOf(type)?.name[locale] ?? type;
}

/** What a person reads instead of a path in a block: `items.1.answer` is "Question 2 · Answer". */
export function fieldWords(type: string, path: string, locale: Locale): string {
  const words: string[] = [];
  let label: AnyLabel | undefined;
  let fields: FieldLabels | undefined = labelsOf(type)?.fields;
  for (const name of path.split('.')) {
    if (/^\d+$/.test(name)) {
      const item: string = (label as ListLabel | undefined)?.item?.[locale] ?? '';
      words[words.length - 1] = `${item} ${Number(name) + 1}`.trim();
      continue;
    }
    const own: AnyLabel | undefined = fields?.[name];
    words.push(own?.label[locale] ?? ownWords(name, locale));
    fields = name === 'source' ? sourceLabels : (own as RowsLabel | undefined)?.fields;
    label = own;
  }
  return words.join(' · ');
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

/** Fields of links, and those that all blocks have. */
function ownWords(name: string, locale: Locale): string {
  const field = blockFieldMessages[locale];
  const page = pageMessages[locale];
  const known: Record<string, string> = {
    label: field.linkText,
    to: field.linkTo,
    hidden: page.hidden,
    id: page.anchor,
  };
  return known[name] ?? name;
}
