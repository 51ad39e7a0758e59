import { Matrix4 } from 'three';
import { describe, expect, test } from 'vitest';
import { seeded } from '../../engine/random.ts';
import { within } from './frames.ts';
import { guides, type HairStyle, hairy, roots } from './hair-paths.ts';
import { skull } from './head.ts';

const head = new Matrix4().makeTranslation(0.03, 1.58, 0.01);
const body = within(head, skull);
const styles: HairStyle[] = ['short', 'bob', 'long', 'bun', 'tail'];

describe('guide hairs', () => {
  test.each(styles)('of the style %s stay outside of the skull', (style) => {
    for (const guide of guides(style, head, body, 60, seeded(3))) {
      for (const at of guide) expect(body(at.x, at.y, at.z)).toBeGreaterThan(-0.004);
    }
  });

  test('grow where hair grows, never on the face', () => {
    expect(hairy(0, 0.1, 0)).toBe(true);
    expect(hairy(0, 0, 0.08)).toBe(false);
    for (const { x, y, z } of roots(200, seeded(5))) expect(hairy(x, y, z)).toBe(true);
  });

  test('are the same for the same seed', () => {
    const ends = () => guides('long', head, body, 20, seeded(9)).map((guide) => guide.at(-1));
    expect(ends()).toEqual(ends());
  });
});
