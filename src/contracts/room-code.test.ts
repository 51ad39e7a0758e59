import { expect, test } from 'vitest';
import { bookingTexts } from './bookings/fields.ts';
import { roomAnswers, roomQuestions } from './enums/rooms.ts';
import { decodeRoom, encodeRoom, roomPath } from './room-code.ts';

const answers = {
  sells: 'clothing',
  area: '24-48',
  depth: '6-7',
  height: '2.8-3.5',
  budget: '150_300',
} as const;

test('answers are the same after their code', () => {
  expect(decodeRoom(encodeRoom(answers))).toEqual(answers);
  expect(roomPath(answers)).toContain('?sells=clothing&area=24-48&depth=6-7');
});

test('anything else is no code', () => {
  const { sells, ...rest } = answers;
  for (const code of ['', 'clothing', `hats,${Object.values(rest)}`, `${encodeRoom(answers)},`]) {
    expect([code, decodeRoom(code)]).toEqual([code, null]);
  }
});

test('the field of the booking form has room for the longest answers', () => {
  const longest = roomQuestions.map((name) =>
    Math.max(...roomAnswers[name].map(({ length }) => length)),
  );
  const commas = roomQuestions.length - 1;
  expect(longest.reduce((sum, length) => sum + length, commas)).toBeLessThanOrEqual(
    bookingTexts.room,
  );
});
