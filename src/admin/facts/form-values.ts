import type { FactValues, ValueForm } from './form.ts';
import type { FactBody, FactRecord } from './types.ts';

export function emptyFact(today: string): FactValues {
  return {
    key: '',
    subject: 'room',
    value: 'exact',
    minimum: '',
    maximum: '',
    unitZh: '',
    unitEn: '',
    unitEnOne: '',
    textZh: '',
    textEn: '',
    conditionZh: '',
    conditionEn: '',
    sourceKind: 'decision',
    sourceZh: '',
    sourceEn: '',
    checkedOn: today,
    phrasesZh: [],
    phrasesEn: [],
  };
}

export function valuesOf(fact: FactRecord): FactValues {
  const number = (value: number | null) => (value === null ? '' : String(value));
  return {
    key: fact.key,
    subject: fact.subject,
    value: formOf(fact),
    minimum: number(fact.minimum ?? fact.maximum),
    maximum: number(fact.maximum ?? fact.minimum),
    unitZh: fact.unitZh,
    unitEn: fact.unitEn,
    unitEnOne: fact.unitEnOne,
    textZh: fact.textZh ?? '',
    textEn: fact.textEn ?? '',
    conditionZh: fact.conditionZh,
    conditionEn: fact.conditionEn,
    sourceKind: fact.sourceKind,
    sourceZh: fact.sourceZh,
    sourceEn: fact.sourceEn,
    checkedOn: fact.checkedOn,
    phrasesZh: fact.phrasesZh,
    phrasesEn: fact.phrasesEn,
  };
}

function formOf({ program, textZh, minimum, maximum }: FactRecord): ValueForm {
  if (program !== null) return 'version';
  if (textZh !== null) return 'text';
  if (minimum === null) return 'most';
  if (maximum === null) return 'least';
  return minimum === maximum ? 'exact' : 'range';
}

/** What the form sends: only the fields of its form of value. */
export function bodyOf({ key: _, value, ...values }: FactValues): FactBody {
  const isText = value === 'text';
  const minimum = value === 'most' ? null : numberOf(values.minimum);
  return {
    ...values,
    ...(isText || value === 'version'
      ? { minimum: null, maximum: null }
      : { minimum, maximum: maximumOf(value, values.maximum, minimum) }),
    textZh: isText ? values.textZh.trim() || null : null,
    textEn: isText ? values.textEn.trim() || null : null,
  };
}

function maximumOf(form: ValueForm, typed: string, minimum: number | null): number | null {
  if (form === 'exact') return minimum;
  return form === 'least' ? null : numberOf(typed);
}

/** A typed number; null if it is none. */
function numberOf(typed: string): number | null {
  const text = typed.trim().replaceAll(',', '').replace('−', '-');
  const number = Number(text);
  return text === '' || Number.isNaN(number) ? null : number;
}
