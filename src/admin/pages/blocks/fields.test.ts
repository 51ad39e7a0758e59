import { describe, expect, it, test } from 'vitest';
import { blockLabels } from '#blocks/all-labels.ts';
import type { BlockType } from '#blocks/block.ts';
import { blockDefinitions } from '#blocks/schemas.ts';
import { demoPages } from '#db/seed/pages.ts';
import { innerLabels } from '../../form/empty.ts';
import type { FieldShape, FormLabels, Shape } from '../../form/types.ts';
import { blockForm, emptyBlock } from './fields.ts';
import { blockProblems, isEditable } from './problems.ts';

const blockFields = (type: BlockType) => blockForm(type).fields;
const types = Object.keys(blockDefinitions) as BlockType[];

/** Names of the fields of a group or of the entries of a list. */
function innerFields(shape: Shape): readonly FieldShape[] | undefined {
  if (shape.kind === 'group') return shape.fields;
  return shape.kind === 'list' ? innerFields(shape.item) : undefined;
}

/** Every field with its label, by path. */
function labelled(
  fields: readonly FieldShape[],
  labels: FormLabels,
  path: string,
): [path: string, shape: Shape, label: FormLabels[string]][] {
  return fields.flatMap(({ name, shape }) => {
    const label = labels[name];
    const inner = innerFields(shape)?.filter((field) => field.shape.kind !== 'constant') ?? [];
    const nested = innerLabels(label);
    return [
      [`${path}.${name}`, shape, label] as [string, Shape, FormLabels[string]],
      ...labelled(inner, nested, `${path}.${name}`),
    ];
  });
}

describe.each(types)('%s', (type) => {
  const all = labelled(blockFields(type), blockLabels[type].fields, type);

  it('has a label in both languages for each field and choice, and no other label', () => {
    for (const [path, shape, label] of all) {
      expect(shape.kind, path).not.toBe('own');
      expect(Object.values(label?.label ?? {}).filter(Boolean), path).toHaveLength(2);
      if (shape.kind === 'choice') {
        expect(label, path).toHaveProperty('options');
        expect(Object.keys((label as { options: object }).options), path).toEqual(
          expect.arrayContaining([...shape.options]),
        );
      }
      if (shape.kind === 'list' || shape.kind === 'records') {
        expect(label, path).toHaveProperty('item.zh');
      }
    }
    const names = blockFields(type).map(({ name }) => name);
    expect(Object.keys(blockLabels[type].fields).sort()).toEqual([...names].sort());
  });

  it('begins with empty fields that the form can show', () => {
    const block = emptyBlock(type, 'new');
    expect(isEditable(block)).toBe(true);
    for (const { message } of blockProblems(block, 'zh')) expect(message).toBe('请填写。');
  });
});

test('all blocks of the demo pages can be edited and have no problem', () => {
  for (const { zh, en } of demoPages) {
    for (const block of [...zh.blocks, ...en.blocks]) {
      expect(blockProblems(block, 'zh'), block.id).toEqual([]);
      expect(isEditable(block), block.id).toBe(true);
    }
  }
});

test('a schema becomes fields with its limits', () => {
  const fields = Object.fromEntries(blockFields('steps').map((field) => [field.name, field]));
  expect(Object.keys(fields)).toEqual([
    'eyebrow',
    'heading',
    'lead',
    'more',
    'tone',
    'folded',
    'steps',
  ]);
  expect(fields.heading).toEqual({
    name: 'heading',
    isOptional: false,
    shape: { kind: 'line', max: 200 },
  });
  expect(fields.lead).toMatchObject({ isOptional: true, shape: { kind: 'lines', max: 2000 } });
  expect(fields.tone?.shape).toEqual({
    kind: 'choice',
    options: ['stage', 'surface', 'keylight'],
  });
  expect(fields.steps?.shape).toMatchObject({ kind: 'list', min: 2, max: 8 });
  const step = innerFields(fields.steps?.shape as Shape) ?? [];
  expect(step.map(({ name, shape }) => [name, shape.kind])).toEqual([
    ['title', 'line'],
    ['text', 'lines'],
    ['time', 'line'],
    ['picture', 'picture'],
    ['link', 'link'],
  ]);
});

test('queries, cells, places and code have fields of their own', () => {
  const [source] = blockFields('case-cards').filter(({ name }) => name === 'source');
  expect(innerFields(source?.shape as Shape)?.map(({ shape }) => shape)).toEqual([
    { kind: 'constant', value: 'cases' },
    { kind: 'number', min: 1, max: 24, isWhole: true },
    { kind: 'product' },
    { kind: 'records', of: 'case' },
  ]);
  const kinds = (type: BlockType) => JSON.stringify(blockFields(type));
  expect(kinds('comparison-table')).toContain('"cell"');
  expect(kinds('offices')).toContain('"place"');
  expect(kinds('code-samples')).toContain('{"kind":"code","max":6000}');
});

describe('a stored block', () => {
  const faq = { id: 'a', type: 'faq', heading: 'a', items: [{ question: 'b', answer: 'c' }] };

  it('can be edited while it is incomplete', () => {
    expect(isEditable({ ...faq, heading: '', items: [] })).toBe(true);
    expect(isEditable({ id: 'a', type: 'faq' })).toBe(true);
  });

  it('cannot be edited with values of another kind', () => {
    expect(isEditable({ ...faq, type: 'carousel' })).toBe(false);
    expect(isEditable({ ...faq, items: 'text' })).toBe(false);
    expect(isEditable({ ...faq, html: '<b>' })).toBe(false);
  });

  it('has its problems at the fields, in the reader’s language', () => {
    const block = { ...faq, items: [{ question: '', answer: 'x'.repeat(2001) }] };
    expect(blockProblems(block, 'en')).toEqual([
      { path: 'items.0.question', message: 'Please fill this in.' },
      { path: 'items.0.answer', message: 'At most 2000 characters. Please shorten it.' },
    ]);
  });
});
