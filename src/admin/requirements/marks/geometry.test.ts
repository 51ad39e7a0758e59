import { describe, expect, it } from 'vitest';
import { BOX_MIN } from '#contracts/sheets/requirement.ts';
import { boxAround, boxBetween, moved, pinAt, resized, stepOf } from './geometry.ts';

const box = { shape: 'box', x: 0.5, y: 0.5, width: 0.2, height: 0.1 } as const;

describe('places of marks', () => {
  it('keep pins on the picture', () => {
    expect(pinAt({ x: 1.2, y: -0.1 })).toEqual({ shape: 'pin', x: 1, y: 0, width: 0, height: 0 });
  });

  it('make a box between any two opposite corners', () => {
    const drawn = { shape: 'box', x: 0.2, y: 0.1, width: 0.3, height: 0.4 };
    expect(boxBetween({ x: 0.2, y: 0.1 }, { x: 0.5, y: 0.5 })).toEqual(drawn);
    expect(boxBetween({ x: 0.5, y: 0.5 }, { x: 0.2, y: 0.1 })).toEqual(drawn);
  });

  it('make no box that is too small, or beyond the edge', () => {
    expect(boxBetween({ x: 1, y: 1 }, { x: 1, y: 1.4 })).toEqual({
      shape: 'box',
      x: 1 - BOX_MIN,
      y: 1 - BOX_MIN,
      width: BOX_MIN,
      height: BOX_MIN,
    });
  });

  it('move a mark as a whole, up to the edge', () => {
    expect(moved(box, { x: 0.1, y: -0.2 })).toEqual({ ...box, x: 0.6, y: 0.3 });
    expect(moved(box, { x: 1, y: 1 })).toEqual({ ...box, x: 0.8, y: 0.9 });
  });

  it('resize boxes only, between the smallest size and the edge', () => {
    expect(resized(box, { x: 0.1, y: 0.1 })).toEqual({ ...box, width: 0.3, height: 0.2 });
    expect(resized(box, { x: 1, y: -1 })).toEqual({ ...box, width: 0.5, height: BOX_MIN });
    const pin = pinAt({ x: 0.5, y: 0.5 });
    expect(resized(pin, { x: 0.1, y: 0.1 })).toEqual(pin);
  });

  it('put a box around a point, within the picture', () => {
    const side = { shape: 'box', width: 0.2, height: 0.2 };
    expect(boxAround({ x: 0.5, y: 0.5 })).toEqual({ ...side, x: 0.4, y: 0.4 });
    expect(boxAround({ x: 0, y: 1 })).toEqual({ ...side, x: 0, y: 0.8 });
  });

  it('follow the arrow keys, with Shift in large steps', () => {
    expect(stepOf('ArrowLeft', false)).toEqual({ x: -0.01, y: 0 });
    expect(stepOf('ArrowDown', true)).toEqual({ x: 0, y: 0.1 });
    expect(stepOf('Enter', false)).toBeUndefined();
  });
});
