import { z } from 'zod';
import { caseMediaRoles } from '../enums/cases.ts';
import { productKeys } from '../enums/products.ts';
import { daySchema, slugSchema } from '../schemas.ts';
import { markdown, mediaId, optionalText, searchEngineFields, summary, title } from './fields.ts';

/** What the languages of a case share. */
export const caseShared = z.strictObject({
  slug: slugSchema,
  /** Key of the customer's industry. */
  industry: slugSchema,
  /** Key of the use of the live room. */
  solution: slugSchema,
  coverId: mediaId,
  /** Shown on the home page. */
  featured: z.boolean(),
  deliveredOn: daySchema.nullable(),
  /** Position in lists. */
  sort: z.int().min(0).max(100_000),
  products: z.array(z.enum(productKeys)),
  gallery: z
    .array(
      z.strictObject({
        mediaId: z.uuid(),
        role: z.enum(caseMediaRoles),
        captionZh: optionalText(200),
        captionEn: optionalText(200),
      }),
    )
    .max(40),
});
export type CaseShared = z.output<typeof caseShared>;

const short = z.string().trim().min(1).max(200);

/** A case in one language. */
export const caseText = z.strictObject({
  title,
  customer: short,
  summary,
  challenge: markdown,
  solution: markdown,
  equipment: z
    .array(z.strictObject({ name: short, quantity: z.int().min(1), note: optionalText(200) }))
    .max(60),
  figures: z
    .array(z.strictObject({ value: short, label: short, before: optionalText(200), source: short }))
    .max(12),
  quote: optionalText(1000),
  /** Name and position of the quoted person. */
  quoteAuthor: optionalText(200),
  ...searchEngineFields,
});
export type CaseText = z.output<typeof caseText>;
