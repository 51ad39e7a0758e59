import { z } from 'zod';
import { AppError } from '#contracts/errors.ts';

/** A place in a list: the value in the list's order of the row before it, and the row's id. */
export type Cursor<Value> = readonly [value: Value, id: string];

/** Cursors of a list. Clients send them back as they are, but may also make them up. */
export interface Cursors<Value> {
  write(value: Value, id: string): string;
  /** @throws AppError VALIDATION_FAILED for a text that is no place in the list */
  read(text: string): Cursor<Value>;
}

/** Values that the database can compare with a column of the order. */
export const cursorValues = {
  /** A text column: PostgreSQL has no U+0000 and no half of a surrogate pair. */
  text: z.string().refine((text) => !text.includes('\0') && text.isWellFormed()),
  /** A column with whole numbers, up to the largest of JavaScript. */
  count: z.int().nonnegative(),
  /** A column with moments: ISO 8601 in UTC, after the year 0, which PostgreSQL does not have. */
  instant: z.iso.datetime().refine((text) => !text.startsWith('0000')),
  /** The order is that of the id alone. */
  none: z.literal(''),
};

/** The cursors of a list whose order has values of a type. */
export function cursorsOf<Value>(value: z.ZodType<Value>): Cursors<Value> {
  const schema = z.tuple([value, z.guid()]);
  return {
    write: (...cursor) => Buffer.from(JSON.stringify(cursor)).toString('base64url'),
    read(text) {
      const result = schema.safeParse(jsonIn(Buffer.from(text, 'base64url').toString('utf8')));
      if (!result.success) throw new AppError('VALIDATION_FAILED', invalidPlace);
      return result.data;
    },
  };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const invalidPlace = {
  messages: {
    zh: '列表位置无效，请回到第一页。',
    en: 'This place in the list is not valid. Go back to the first page.',
  },
};
