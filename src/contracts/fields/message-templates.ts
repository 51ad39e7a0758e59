import { z } from 'zod';

const subjectSchema = z.string().trim().min(1).max(200);
const bodySchema = z.string().trim().min(1).max(4000);

/** What staff write about a message. */
export const messageTemplateFields = {
  subjectZh: subjectSchema,
  subjectEn: subjectSchema,
  bodyZh: bodySchema,
  bodyEn: bodySchema,
};
