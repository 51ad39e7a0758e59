import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { choice, field, list, rows, text } from '#contracts/form-labels.ts';
import { daySchema, instantSchema, slugSchema } from '#contracts/schemas.ts';
import { defineForm, emptyForm } from './definition.ts';
import { emptyEntry } from './empty.ts';
import { fieldWith } from './labels.ts';
import { fieldsOf } from './shapes.ts';
import type { Shape } from './types.ts';
import { fieldWords } from './words.ts';

const schema = z.strictObject({
  slug: slugSchema,
  titleZh: z.string().trim().min(1).max(80),
  titleEn: z.string().trim().max(80),
  note: z.string().min(1).max(1000).nullable(),
  state: z.enum(['on', 'off']),
  products: z.array(z.enum(['a', 'b'])),
  day: daySchema,
  at: instantSchema.nullable(),
  url: z
    .string()
    .max(500)
    .regex(/^https:/)
    .nullable(),
  size: z.number().min(0.5).max(9).optional(),
  tasks: z
    .array(z.strictObject({ id: z.string(), name: z.string().min(1).max(40) }))
    .min(1)
    .max(3),
});

const options = { on: text('开', 'On'), off: text('关', 'Off') };
const labels = {
  slug: field('标识', 'Key'),
  titleZh: field('标题（中文）', 'Title in Chinese'),
  titleEn: field('标题（英文）', 'Title in English'),
  note: field('备注', 'Note'),
  state: choice('状态', 'State', options),
  products: {
    ...list('产品', 'Products', text('产品', 'product')),
    options: { a: text('甲', 'A'), b: text('乙', 'B') },
  },
  day: field('日期', 'Day'),
  at: field('时间', 'Time'),
  url: field('网址', 'Address'),
  size: null,
  tasks: fieldWith(
    rows('任务', 'Tasks', text('任务', 'task'), { id: null, name: field('名称', 'Name') }),
    { fresh: () => ({ id: 'new' }) },
  ),
};

describe('a schema', () => {
  const fields = fieldsOf(schema, labels);
  const shapeOf = (name: string) => fields.find((one) => one.name === name)?.shape;

  it('says the field of each value, with its limits', () => {
    expect(fields.map(({ name, shape }) => [name, shape.kind])).toEqual([
      ['slug', 'line'],
      ['titleZh', 'line'],
      ['titleEn', 'line'],
      ['note', 'lines'],
      ['state', 'choice'],
      ['products', 'choices'],
      ['day', 'day'],
      ['at', 'moment'],
      ['url', 'line'],
      ['size', 'number'],
      ['tasks', 'list'],
    ]);
    expect(shapeOf('slug')).toEqual({ kind: 'line', max: 96 });
    expect(shapeOf('size')).toEqual({ kind: 'number', min: 0.5, max: 9, isWhole: false });
    expect(shapeOf('tasks')).toMatchObject({ min: 1, max: 3 });
  });

  it('says what may be empty, and what is stored then', () => {
    const optional = fields.filter(({ isOptional }) => isOptional);
    expect(optional.map(({ name, nothing }) => [name, nothing])).toEqual([
      ['titleEn', ''],
      ['note', null],
      ['at', null],
      ['url', null],
      ['size', undefined],
    ]);
  });

  it('can be called required by its label', () => {
    const required = fieldWith(labels.titleEn, { isRequired: true });
    const [, , title] = fieldsOf(schema, { ...labels, titleEn: required });
    expect(title).toMatchObject({ name: 'titleEn', isOptional: false, nothing: '' });
  });
});

describe('a form', () => {
  const form = defineForm(schema, labels);

  it('shows the labelled fields in their order and begins empty', () => {
    expect(form.sections).toEqual([
      { fields: Object.keys(labels).filter((name) => name !== 'size') },
    ]);
    expect(emptyForm(form)).toEqual({
      slug: '',
      titleZh: '',
      titleEn: '',
      note: null,
      state: 'on',
      products: [],
      day: '',
      at: null,
      url: null,
      tasks: [{ id: 'new', name: '' }],
    });
  });

  it('gives a new entry an id of its own', () => {
    const tasks = form.fields.find(({ name }) => name === 'tasks')?.shape;
    const { item } = tasks as Extract<Shape, { kind: 'list' }>;
    expect(emptyEntry(item, labels.tasks)).toEqual({ id: 'new', name: '' });
  });

  it('is refused with a field that nothing shows, or that has no place', () => {
    const odd = z.object({ sizes: z.map(z.string(), z.string()) });
    expect(() => defineForm(odd, { sizes: field('尺寸', 'Sizes') as never })).toThrow(
      'there is no form for sizes: its schema is of type map',
    );
    expect(() => defineForm(schema, labels, [{ fields: ['slug'] }])).toThrow('is in no section');
  });
});

test.each([
  ['tasks.1.name', 'zh', '任务 2 · 名称'],
  ['tasks.1', 'en', 'task 2'],
  ['titleEn', 'en', 'Title in English'],
  ['other.0.none', 'zh', 'other 1 · none'],
] as const)('%s is called in %s: %s', (path, locale, name) => {
  expect(fieldWords(labels, path, locale)).toBe(name);
});
