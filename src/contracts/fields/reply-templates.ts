import { z } from 'zod';

const textSchema = z.string().trim().max(4000);

/** What staff write of a template. */
export const replyTemplateFields = {
  name: z.string().trim().min(1).max(60),
  textZh: textSchema.min(1),
  textEn: textSchema,
  active: z.boolean(),
};
