import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Picture } from '#contracts/picture.ts';
import { mapPictures, pictureField, picturePaths, resolvedSchema } from './picture-field.ts';

const stored = z.strictObject({
  heading: z.string(),
  picture: pictureField,
  aside: pictureField.optional(),
  rows: z.array(z.strictObject({ text: z.string(), picture: pictureField.nullable() })).min(1),
  part: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('words'), words: z.string() }),
    z.strictObject({ kind: z.literal('look'), look: pictureField }),
  ]),
});
const block = {
  heading: 'stage',
  picture: 'home-stage',
  rows: [
    { text: 'a', picture: 'first' },
    { text: 'b', picture: null },
  ],
  part: { kind: 'look', look: 'last' },
};
const pictureOf = (key: string): Picture => ({
  src: `media/${key}-0123456789ab`,
  alt: key,
  width: 1600,
  height: 1000,
  blur: null,
  widths: [480, 960, 1600],
});

describe('pictures of blocks', () => {
  const paths = picturePaths(stored);
  const resolved = resolvedSchema(stored);

  it('are found at every depth', () => {
    expect(paths).toEqual([['picture'], ['aside'], ['rows', '*', 'picture'], ['part', 'look']]);
  });

  it('are stored as keys and passed to views as pictures', () => {
    expect(stored.safeParse(block).success).toBe(true);
    expect(stored.safeParse({ ...block, picture: 'No Key' }).success).toBe(false);
    const mapped = mapPictures(block, paths, pictureOf);
    expect(mapped).toMatchObject({
      heading: 'stage',
      picture: { alt: 'home-stage' },
      rows: [{ picture: { alt: 'first' } }, { picture: null }],
      part: { look: { alt: 'last' } },
    });
    expect(mapped).not.toHaveProperty('aside');
    expect(resolved.safeParse(mapped).success).toBe(true);
    expect(resolved.safeParse(block).success).toBe(false);
    expect(stored.safeParse(mapped).success).toBe(false);
  });

  it('can be missing in the library', () => {
    expect(resolved.safeParse(mapPictures(block, paths, () => null)).success).toBe(true);
  });

  it('keep the rules of the list or object around them', () => {
    const mapped = mapPictures({ ...block, rows: [] }, paths, pictureOf);
    expect(resolved.safeParse(mapped).success).toBe(false);
    expect(resolved.safeParse({ ...block, html: '' }).success).toBe(false);
  });

  it('do not change a block without pictures', () => {
    const plain = z.strictObject({ heading: z.string() });
    expect(resolvedSchema(plain)).toBe(plain);
    expect(picturePaths(plain)).toEqual([]);
  });
});
