import { z } from 'zod';
import { locales } from '../locale.ts';
import { slugSchema } from '../schemas.ts';

const text = (length: number) => z.string().trim().max(length);

/** What staff write about a customer. */
export const customerFields = {
  name: text(120).min(1),
  shortName: text(40),
  industryKey: slugSchema.nullable(),
  region: text(60),
  contactName: text(60),
  contactPhone: text(40),
  contactEmail: text(254),
  contactWechat: text(60),
  locale: z.enum(locales),
  ownerId: z.uuid().nullable(),
  note: text(2000),
};
