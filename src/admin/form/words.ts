import type { AnyLabel, ListLabel } from '#contracts/form-labels.ts';
import type { Locale } from '#contracts/locale.ts';
import { innerLabels } from './empty.ts';
import { formKitMessages } from './messages.ts';
import type { FormLabels } from './types.ts';

/**
 * What a person reads instead of the path of a field: `items.1.answer` is "Question 2 · Answer". A
 * field without a label keeps its name, unless `others` has one.
 */
export function fieldWords(
  all: FormLabels,
  path: string,
  locale: Locale,
  others: Readonly<Record<string, string>> = {},
): string {
  const { linkText, linkTo } = formKitMessages[locale];
  const words: string[] = [];
  let label: AnyLabel | null | undefined;
  let labels: FormLabels | undefined = all;
  for (const name of path.split('.')) {
    if (/^\d+$/.test(name)) {
      const item: string = (label as ListLabel | undefined)?.item?.[locale] ?? words.at(-1) ?? '';
      words[words.length - 1] = `${item} ${Number(name) + 1}`.trim();
      continue;
    }
    label = labels?.[name];
    const linkWords: Record<string, string> = { label: linkText, to: linkTo };
    words.push(label?.label[locale] ?? others[name] ?? linkWords[name] ?? name);
    labels = innerLabels(label);
  }
  return words.join(' · ');
}
