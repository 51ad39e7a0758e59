import { z } from 'zod';
import { factSources, factSubjects } from '#contracts/enums/facts.ts';
import { text } from '#contracts/form-labels.ts';
import { factRecord } from '#contracts/records/facts.ts';
import { daySchema } from '#contracts/schemas.ts';
import type { FormDefinition } from '../form/definition.ts';
import { defineRecordForm } from '../records/record-form.ts';
import { CheckedOnControl } from './checked-on.tsx';

/** Forms of a value: a number, a range with one or two ends, a text, or a program's version. */
const valueForms = ['exact', 'range', 'least', 'most', 'text'] as const;
export type ValueForm = (typeof valueForms)[number] | 'version';

const line = z.string().max(200);

/** What the form holds: numbers as they are typed. */
const factValues = z.strictObject({
  key: z.string().min(1).max(200),
  subject: z.enum(factSubjects),
  value: z.enum(valueForms),
  minimum: line,
  maximum: line,
  unitZh: line,
  unitEn: line,
  unitEnOne: line,
  textZh: line,
  textEn: line,
  conditionZh: line,
  conditionEn: line,
  sourceKind: z.enum(factSources),
  sourceZh: line,
  sourceEn: line,
  checkedOn: daySchema,
  phrasesZh: z.array(z.string()),
  phrasesEn: z.array(z.string()),
});
export type FactValues = Omit<z.output<typeof factValues>, 'value'> & { value: ValueForm };

/** As people type it, with signs and commas. */
const number = { inputMode: 'decimal', isRequired: true } as const;

const form = defineRecordForm(factRecord, factValues, {
  key: {
    help: text(
      '小写字母、数字和连字符，例如 ups-run-time。保存后不能改。',
      'Small letters, digits and hyphens, such as ups-run-time. It cannot be changed later.',
    ),
  },
  subject: { as: 'select' },
  value: {
    label: text('数值形式', 'Form of the value'),
    as: 'select',
    options: {
      exact: text('一个数', 'One number'),
      range: text('范围', 'Range'),
      least: text('至少', 'At least'),
      most: text('至多', 'At most'),
      text: text('文字', 'Text'),
    },
  },
  minimum: number,
  maximum: number,
  unitEnOne: {
    help: text(
      '数值是 1 时用，例如 minute；没有单数的单位留空。',
      'Beside the number 1, such as minute. Leave it empty for units without one.',
    ),
  },
  textZh: { isRequired: true },
  textEn: { isRequired: true },
  sourceKind: { as: 'select' },
  checkedOn: {
    control: CheckedOnControl,
    help: text(
      '最近一次与来源核对的日期；满 180 天会提醒。',
      'Day of the last comparison with its source; it is due again after 180 days.',
    ),
  },
  phrasesZh: { as: 'perLine' },
  phrasesEn: { as: 'perLine' },
});

/** A single number is no lowest one. */
const exactNumber = { ...form.labels.minimum, ...number, label: text('数值', 'Number') };

const units = ['unitZh', 'unitEn', 'unitEnOne'];
const fieldsOfValue: Record<ValueForm, string[]> = {
  exact: ['value', 'minimum', ...units],
  range: ['value', 'minimum', 'maximum', ...units],
  least: ['value', 'minimum', ...units],
  most: ['value', 'maximum', ...units],
  text: ['value', 'textZh', 'textEn'],
  version: [],
};

/** The form of a fact with a value of this form; the key of one that exists stays. */
export function factForm(value: ValueForm, isNew: boolean): FormDefinition {
  return {
    ...form,
    labels: value === 'exact' ? { ...form.labels, minimum: exactNumber } : form.labels,
    sections: [
      { columns: 2, fields: isNew ? ['key', 'subject'] : ['subject'] },
      { columns: 2, fields: fieldsOfValue[value] },
      {
        columns: 2,
        fields: ['conditionZh', 'conditionEn', 'sourceKind', 'checkedOn', 'sourceZh', 'sourceEn'],
      },
      {
        title: text('哪些说法会与它核对', 'Phrases that are compared with it'),
        help: text(
          '每行一种说法，# 代表数字，… 代表几个别的字，例如“预热…# 分钟”。内容里有这样的说法而数字不同，发布前的检查会提醒。',
          'One per line; # is the number, … a few other words, as in “warm up…# minutes”. The check before publishing reports a text with such a phrase and another number.',
        ),
        look: 'folded',
        fields: ['phrasesZh', 'phrasesEn'],
      },
    ],
  };
}
