import type { ChoiceLabel } from '#contracts/form-labels.ts';
import type { Locale } from '#contracts/locale.ts';
import { languageOf } from '../context.tsx';
import { innerLabels } from '../empty.ts';
import type { FormLabel, Shape } from '../types.ts';

/** Longest name of an entry. */
const NAME_MAX = 40;
/** Fields that name an entry better than its first one. */
const naming = ['title', 'name', 'question', 'label', 'caption', 'value'];

/** What an entry of a list is called while it is folded: a text of it, or what is chosen in it. */
export function entryName(entry: unknown, item: Shape, label: FormLabel, locale: Locale): string {
  return entryText(entry, item, label, locale) || entryChoice(entry, item, label, locale);
}

/** The text that names an entry; empty if nothing was written in it. */
export function entryText(entry: unknown, item: Shape, label: FormLabel, locale: Locale): string {
  if (typeof entry === 'string') return entry.slice(0, NAME_MAX);
  const texts = shownFields(entry, item, label).filter(
    ({ shape, own }) => isText(shape) && own.as !== 'picture',
  );
  const named = texts.filter(({ name }) => naming.includes(name.replace(/(Zh|En)$/, '')));
  const found = named.find(({ name }) => languageOf(name) === locale) ?? named[0] ?? texts[0];
  return (found?.value ?? '').slice(0, NAME_MAX);
}

function entryChoice(entry: unknown, item: Shape, label: FormLabel, locale: Locale): string {
  const chosen = shownFields(entry, item, label).find(({ shape }) => shape.kind === 'choice');
  if (!chosen) return '';
  return (chosen.own as ChoiceLabel).options[chosen.value]?.[locale] ?? '';
}

const isText = ({ kind }: Shape) => kind === 'line' || kind === 'lines';

/** The fields of an entry that have a name and in which something is written. */
function shownFields(entry: unknown, item: Shape, label: FormLabel) {
  if (item.kind !== 'group' || typeof entry !== 'object' || entry === null) return [];
  const labels = innerLabels(label);
  return item.fields.flatMap(({ name, shape }) => {
    const value = (entry as Record<string, unknown>)[name];
    const own = labels[name];
    return own && typeof value === 'string' && value !== '' ? [{ name, shape, own, value }] : [];
  });
}
