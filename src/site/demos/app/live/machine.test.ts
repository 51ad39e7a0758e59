import { expect, test } from 'vitest';
import { audience, SHOW_SECONDS } from './audience.ts';
import { levelState, lineState } from './checks.ts';
import { type Action, meanAnswer, reduce, type State, startState } from './machine.ts';

const run = (actions: readonly Action[], from: State = startState) => actions.reduce(reduce, from);
const seconds = (count: number): Action[] =>
  Array.from({ length: count }, () => ({ type: 'second' }));
const onAir = run([{ type: 'next' }, { type: 'next' }, ...seconds(3)]);
const showOf = (state: State) => {
  if (!('show' in state)) throw new Error(`no show in ${state.name}`);
  return state.show;
};

test('a show goes from setup by check and countdown on air, and back leads one step back', () => {
  const check = run([{ type: 'setup', title: '春茶', room: 'counter' }, { type: 'next' }]);
  expect(check).toMatchObject({ name: 'check', title: '春茶', levels: { sound: 92 } });
  const countdown = reduce(check, { type: 'next' });
  expect(countdown).toMatchObject({ name: 'countdown', left: 3 });
  expect(reduce(countdown, { type: 'back' })).toEqual(check);
  expect(reduce(check, { type: 'back' }).name).toBe('setup');
  expect(onAir.name).toBe('air');
  expect(reduce(onAir, { type: 'back' }).name).toBe('summary');
});

test('the audience follows its script, and the show ends with it', () => {
  const state = run(seconds(10), onAir);
  expect(showOf(state)).toMatchObject({ second: 10, viewers: 31, likes: 8 });
  expect(showOf(state).chat.map(({ kind }) => kind)).toEqual(['remark', 'question']);
  const end = run(seconds(SHOW_SECONDS + 5), onAir);
  expect([end.name, showOf(end).second]).toEqual(['summary', SHOW_SECONDS]);
  const joined = audience.reduce((sum, one) => sum + (one.kind === 'join' ? one.count : 0), 0);
  expect(showOf(end).peak).toBe(joined);
});

test('the card of the goods answers its questions, and goes away', () => {
  const asked = run(seconds(10), onAir);
  const wrong = reduce(asked, { type: 'card', goods: 2 });
  expect(showOf(wrong)).toMatchObject({ answered: [], cards: 1 });
  const right = run([{ type: 'card', goods: 0 }], wrong);
  expect(showOf(right)).toMatchObject({ answered: [3], waiting: [], cards: 2 });
  expect(meanAnswer(showOf(right))).toBe(3);
  expect(meanAnswer(showOf(asked))).toBeUndefined();
  expect(showOf(run(seconds(5), right)).card?.goods).toBe(0);
  expect(showOf(run(seconds(6), right)).card).toBeUndefined();
});

test('silence costs viewers and is noticed in the chat', () => {
  const loud = showOf(run(seconds(12), onAir));
  const muted = showOf(run([{ type: 'mute' }, ...seconds(12)], onAir));
  expect(muted.mutedSeconds).toBe(12);
  expect(muted.viewers).toBeLessThan(loud.viewers);
  expect(muted.chat.filter(({ kind }) => kind === 'unheard')).toHaveLength(3);
  const again = run([{ type: 'mute' }, ...seconds(3), { type: 'mute' }, ...seconds(9)], onAir);
  expect(showOf(again)).toMatchObject({ mutedSeconds: 3, isMuted: false, viewers: loud.viewers });
});

test('levels and the line are judged', () => {
  expect([34, 68, 81].map((value) => levelState('light', value))).toEqual(['low', 'good', 'high']);
  expect([undefined, 2, 8, 12].map(lineState)).toEqual(['untested', 'no', 'tight', 'good']);
});
