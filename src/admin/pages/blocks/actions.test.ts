import { beforeEach, describe, expect, it, test } from 'vitest';
import type { StoredBlock } from '#contracts/enums/publishing.ts';
import type { Locale } from '#contracts/locale.ts';
import { createSaveEngine } from '../../core/save-engine/engine.ts';
import type { PartSession } from '../../publishing/record/part-session.ts';
import { createBlockActions, type PageSides } from './actions.ts';
import { readClip, writeClip } from './clip.ts';
import { freeId } from './list.ts';
import { pairBlocks } from './pairs.ts';
import { blocksOf } from './stored.ts';

const block = (id: string, heading = id): StoredBlock => ({
  id,
  type: 'faq',
  heading,
  items: [{ question: 'q', answer: 'a' }],
});

/** A part that is never sent. */
function session(part: Locale, ids: string[]): PartSession {
  const data = { title: 'page', blocks: ids.map((id) => block(id, `${id} ${part}`)) };
  const engine = createSaveEngine({ data, version: 1, author: null }, undefined, {
    send: async () => ({ kind: 'offline' }),
    keep: () => {},
    forget: () => {},
  });
  engine.subscribe(() => engine.stop());
  return { part, engine, reload: async () => {}, close: async () => {} };
}

let sides: PageSides;
const ids = (locale: Locale) =>
  blocksOf(sides[locale])
    .map(({ id }) => id)
    .join(' ');
const both = () => createBlockActions(sides, ['zh', 'en']);
const chinese = () => createBlockActions(sides, ['zh']);

beforeEach(() => {
  sides = { zh: session('zh', ['a', 'b', 'c']), en: session('en', ['a', 'x', 'c']) };
});

test('blocks are paired by id; one of English only follows the one before it', () => {
  const pairs = pairBlocks({ zh: blocksOf(sides.zh), en: blocksOf(sides.en) });
  expect(pairs.map(({ id, zh, en }) => [id, Boolean(zh), Boolean(en)])).toEqual([
    ['a', true, true],
    ['x', false, true],
    ['b', true, false],
    ['c', true, true],
  ]);
});

describe('changes of the structure', () => {
  it('add an empty block with one id to the languages shown', () => {
    expect(both().add('faq', 'a')).toBe('faq');
    expect([ids('zh'), ids('en')]).toEqual(['a faq b c', 'a faq x c']);
    expect(chinese().add('faq', null)).toBe('faq-2');
    expect([ids('zh'), ids('en')]).toEqual(['faq-2 a faq b c', 'a faq x c']);
  });

  it('move a block in both languages to the same place', () => {
    both().move('a', 3);
    expect([ids('zh'), ids('en')]).toEqual(['b c a', 'x c a']);
    both().move('a', 0);
    expect([ids('zh'), ids('en')]).toEqual(['a b c', 'a x c']);
  });

  it('move in one language only, when only that is shown', () => {
    chinese().move('c', 0);
    expect([ids('zh'), ids('en')]).toEqual(['c a b', 'a x c']);
  });

  it('duplicate a block behind itself, with its content and an id of its own', () => {
    expect(both().duplicate('a')).toBe('a-2');
    expect([ids('zh'), ids('en')]).toEqual(['a a-2 b c', 'a a-2 x c']);
    expect(blocksOf(sides.en)[1]).toEqual({ ...block('a', 'a en'), id: 'a-2' });
    expect(both().duplicate('a-2')).toBe('a-3');
  });

  it('hide a block, and show it again without a trace', () => {
    const before = blocksOf(sides.zh);
    both().setHidden('a', true);
    expect([blocksOf(sides.zh)[0]?.hidden, blocksOf(sides.en)[0]?.hidden]).toEqual([true, true]);
    both().setHidden('a', false);
    expect(blocksOf(sides.zh)).toEqual(before);
  });

  it('delete a block in the languages shown, and bring it back to its place', () => {
    const undo = both().remove('c');
    expect([ids('zh'), ids('en')]).toEqual(['a b', 'a x']);
    undo();
    expect([ids('zh'), ids('en')]).toEqual(['a b c', 'a x c']);
    chinese().remove('a')();
    expect(ids('zh')).toBe('a b c');
  });

  it('begin a missing block with the other language’s', () => {
    both().copyTo('en', 'b');
    expect(ids('en')).toBe('a x b c');
    expect(blocksOf(sides.en)[2]).toEqual(block('b', 'b zh'));
  });

  it('leave the other blocks as they are, so that only one form is drawn again', () => {
    const [first, second] = blocksOf(sides.zh);
    both().change('zh', block('b', 'changed'));
    expect(blocksOf(sides.zh)[0]).toBe(first);
    expect(blocksOf(sides.zh)[1]).not.toBe(second);
  });
});

describe('a copied block', () => {
  const pair = { id: 'a', type: 'faq', zh: block('a', '问题'), en: block('a', 'Questions') };

  it('is pasted in both languages, with a free id', () => {
    const clip = readClip(writeClip(pair));
    if (!clip) throw new Error('the copy is not readable');
    expect(chinese().paste(clip, 'c')).toBe('a-2');
    expect([ids('zh'), ids('en')]).toEqual(['a b c a-2', 'a x c a-2']);
    expect(blocksOf(sides.en).at(-1)).toEqual({ ...pair.en, id: 'a-2' });
  });

  it.each([
    ['text', 'Hello'],
    ['other JSON', '{"zh":{}}'],
    ['an unknown type', writeClip({ ...pair, zh: { ...block('a'), type: 'carousel' } })],
    ['a field of another kind', writeClip({ ...pair, zh: { ...block('a'), items: 'none' } })],
    ['an unknown field', writeClip({ ...pair, en: { ...block('a'), html: '<b>' } })],
    ['nothing', writeClip({ ...pair, zh: undefined, en: undefined })],
  ])('is refused if it is %s', (_, text) => {
    expect(readClip(text)).toBeUndefined();
  });
});

test('ids stay short and are counted on', () => {
  expect(freeId('a', new Set())).toBe('a');
  expect(freeId('a-7', new Set(['a', 'a-2']))).toBe('a-3');
  expect(freeId('x'.repeat(60), new Set(['x'.repeat(44)]))).toBe(`${'x'.repeat(44)}-2`);
});
