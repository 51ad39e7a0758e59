import { expect, test } from 'vitest';
import { z } from 'zod';
import { done } from '#contracts/route.ts';
import { instantSchema } from '#contracts/schemas.ts';
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
  const project = compileProjection(schema);
  expect(project(dirty)).toEqual(clean);
  expect(project({ ...clean, person: null })).toEqual({ ...clean, person: null });
});

test('moments of rows are sent as texts', () => {
  const at = new Date('2026-11-28T12:00:00.000Z');
  const text = at.toISOString();
  const project = compileProjection(
    z.object({ at: instantSchema, until: instantSchema.nullable() }),
  );
  expect(project({ at, until: null })).toEqual({ at: text, until: null });
  expect(project({ at: text, until: at })).toEqual({ at: text, until: text });
});

test('outside production an answer that does not match its contract throws', () => {
  const contract = { name: 'GET /things', data: schema };
  expect(createAnswerCut(contract, true)(dirty)).toEqual(clean);
  expect(createAnswerCut(contract, false)(dirty)).toEqual(clean);
  expect(() => createAnswerCut(contract, false)({ ...clean, id: 1 })).toThrow('GET /things');
});

test('an answer that says only that the work is done sends nothing else', () => {
  const cut = createAnswerCut({ name: 'POST /things', data: done }, false);
  expect(cut({ secret: 1 })).toEqual({});
  expect(cut(undefined)).toEqual({});
});

test('a schema that is expensive to project is rejected at registration', () => {
  for (const data of [z.any(), z.union([z.object({ a: z.string() }), z.null()])]) {
    expect(() => compileProjection(data)).toThrow('responses cannot contain');
  }
});
