import { expect, test } from 'vitest';
import {
  SIGNATURE_MAX_HEIGHT,
  SIGNATURE_MAX_POINTS,
  strokesHeight,
  strokesPath,
} from '#contracts/sheets/strokes.ts';
import { fitted, isSignature, strokesOf } from './signature-strokes.ts';

const at = (x: number, y: number, time = 0) => ({ x, y, time });

test('a drawing is cropped, keeps its proportions and has whole numbers only', () => {
  const strokes = strokesOf([
    [at(100, 50, 5000), at(150.3, 75, 5016.4)],
    [at(200, 100, 5200), at(199, 99, 5190)],
  ]);
  expect(strokes).toEqual([
    [
      [0, 0, 0],
      [503, 250, 16],
    ],
    [
      [1000, 500, 200],
      [990, 490, 190],
    ],
  ]);
  expect(strokesHeight(strokes)).toBe(500);
});

test('a tall drawing is as high as a signature may be', () => {
  expect(strokesOf([[at(0, 0), at(10, 400)]])).toEqual([
    [
      [0, 0, 0],
      [50, SIGNATURE_MAX_HEIGHT, 0],
    ],
  ]);
});

test('a drawing of very many points keeps its ends and fits', () => {
  const long = Array.from({ length: 20_000 }, (_, index) => at(index, index % 300, index));
  const [stroke = []] = strokesOf([long]);
  expect(stroke.length).toBeLessThanOrEqual(SIGNATURE_MAX_POINTS);
  expect(stroke.at(-1)?.[0]).toBe(1000);
  const dots = Array.from({ length: 5_000 }, (_, index) => [at(index, 0, index)]);
  expect(strokesOf(dots)).toHaveLength(SIGNATURE_MAX_POINTS);
});

test('a dot or a slip of the finger is no signature', () => {
  expect(isSignature([[at(5, 5)]])).toBe(false);
  expect(isSignature([[at(5, 5), at(8, 9), at(9, 10)]])).toBe(false);
  expect(isSignature([[at(5, 5), at(40, 9), at(60, 10)]])).toBe(true);
});

test('nothing leaves the pad when the phone is turned, and turning back is as before', () => {
  const [upright, lying] = [
    { width: 360, height: 600 },
    { width: 640, height: 300 },
  ];
  const turned = fitted(at(350, 590, 7), upright, lying);
  expect(turned.x).toBeLessThanOrEqual(640);
  expect(turned.y).toBeLessThanOrEqual(300);
  expect(turned.time).toBe(7);
});

test('the path draws dots too', () => {
  expect(
    strokesPath([
      [[1, 2, 0]],
      [
        [3, 4, 5],
        [6, 7, 8],
      ],
    ]),
  ).toBe('M1 2L1 2M3 4L6 7');
});
