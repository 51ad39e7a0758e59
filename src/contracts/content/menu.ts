import { z } from 'zod';
import { productKeys } from '../enums/products.ts';
import { optionalText } from './fields.ts';

/** A page of this site, another site, a mail address or a phone number. */
const menuTarget = z
  .string()
  .trim()
  .max(500)
  .regex(/^(?:\/(?!\/)|https:\/\/[^/]|mailto:|tel:)\S*$/);

/** An entry of a menu. */
const menuEntry = z.strictObject({
  id: z.uuid(),
  /** 1 is listed under the last entry of level 0 before it. */
  level: z.union([z.literal(0), z.literal(1)]),
  labelZh: z.string().trim().min(1).max(40),
  /** Null hides the entry on English pages. */
  labelEn: optionalText(60),
  /** A line that says what the entry is. */
  hintZh: optionalText(120),
  hintEn: optionalText(160),
  /** Null for a heading of entries. */
  target: menuTarget.nullable(),
  /** Product whose accent colour the entry has. */
  product: z.enum(productKeys).nullable(),
  hidden: z.boolean(),
});
export type MenuEntry = z.output<typeof menuEntry>;

/** A menu in both languages: its entries in their order. */
export const menuShared = z
  .strictObject({ entries: z.array(menuEntry).max(60) })
  .superRefine(({ entries }, context) => {
    entries.forEach(({ id, level, target }, at) => {
      if (entries.findIndex((other) => other.id === id) !== at || (at === 0 && level === 1)) {
        context.addIssue({ code: 'custom', path: ['entries', at, 'level'] });
      }
      const isHeading = level === 0 && entries[at + 1]?.level === 1;
      if (target === null && !isHeading) {
        const missing = { code: 'too_small', origin: 'string', minimum: 1, input: '' } as const;
        context.addIssue({ ...missing, path: ['entries', at, 'target'] });
      }
    });
  });
export type MenuShared = z.output<typeof menuShared>;
