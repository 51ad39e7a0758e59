import { expect, test } from 'vitest';
import { z } from 'zod';
import { createAnswerCut } from './answer.ts';
import { compileProjection } from './projection.ts';

const node = z.object({
  name: z.string(),
  get children() {
    return z.array(node);
  },
});
const schema = z.object({
  id: z.string(),
  person: z.object({ name: z.string() }).nullable(),
  parts: z.array(z.object({ n: z.number(), note: z.string().optional() })),
  place: z.tuple([z.number(), z.number()]),
  block: z.discriminatedUnion('type', [
    z.object({ type: z.literal('text'), text: z.string() }),
    z.object({ type: z.literal('list'), items: z.array(z.string()) }),
  ]),
  cell: z.union([z.string(), z.boolean()]),
  tree: node,
});

const clean = {
  id: 'a',
  person: { name: 'Lin' },
  parts: [{ n: 1 }, { n: 2, note: 'x' }],
  place: [1, 2],
  block: { type: 'text', text: 't' },
  cell: true,
  tree: { name: 'root', children: [{ name: 'leaf', children: [] }] },
};
const dirty = {
  ...clean,
  secret: 1,
  person: { name: 'Lin', passwordHash: 'x' },
  parts: [
    { n: 1, cost: 3 },
    { n: 2, note: 'x' },
  ],
  block: { type: 'text', text: 't', items: ['y'] },
  tree: { name: 'root', children: [{ name: 'leaf', children: [], draft: true }] },
};

test('a column that is not in the contract is never sent, at any depth', () => {
  const project = compileProjection(schema, { strict: false });
  expect(project(dirty)).toEqual(clean);
  expect(project({ ...clean, person: null })).toEqual({ ...clean, person: null });
});

test('in production unknown fields are removed; elsewhere they throw', () => {
  const contract = { name: 'GET /things', data: schema };
  expect(createAnswerCut(contract, true)(dirty)).toEqual(clean);
  expect(createAnswerCut(contract, false)(clean)).toEqual(clean);
  expect(() => createAnswerCut(contract, false)(dirty)).toThrow('GET /things');
  expect(() => createAnswerCut(contract, false)({ ...clean, id: 1 })).toThrow('GET /things');
});

test('a schema that is expensive to project is rejected at registration', () => {
  for (const data of [z.any(), z.union([z.object({ a: z.string() }), z.null()])]) {
    expect(() => compileProjection(data, { strict: false })).toThrow('responses cannot contain');
  }
});
