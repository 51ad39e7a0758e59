import { type ContentKind, contentKinds } from '#contracts/content-kinds.ts';
import type { ContentPart } from '#contracts/enums/content.ts';
import type { Locale } from '#contracts/locale.ts';
import { stepPathWords } from '../../diagnoses/step-words.ts';
import type { FormLabels } from '../../form/types.ts';
import { fieldWords } from '../../form/words.ts';
import { formOf, forms } from './forms.ts';

/**
 * What a person reads in place of the path of a field: `equipment.1.name` is "Device 2 · Name". A
 * field without a name keeps that of the data.
 */
export function fieldName(
  field: string,
  locale: Locale,
  kind?: ContentKind,
  part?: ContentPart,
): string {
  const [first = '', ...rest] = field.split('.');
  if (first === 'steps') return stepPathWords(rest, locale);
  return fieldWords(labelsOf(kind, part), field, locale);
}

/** The labels of a part, of all parts, or of all kinds; there the first kind with a field names it. */
function labelsOf(kind?: ContentKind, part?: ContentPart): FormLabels {
  if (!kind) return Object.assign({}, ...contentKinds.toReversed().map((one) => labelsOf(one)));
  if (part) return formOf(kind, part)?.labels ?? {};
  const { text, shared } = forms[kind];
  return { ...shared?.labels, ...text?.labels };
}
