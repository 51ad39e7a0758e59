import { z } from 'zod';
import { MARKDOWN_MAX } from '#contracts/content/fields.ts';
import { noticeStates } from '#contracts/enums/privacy.ts';
import { routesOf } from '#contracts/route.ts';
import { daySchema, instantSchema } from '#contracts/schemas.ts';

const { route } = routesOf('privacy-notices');

const versionSchema = z
  .string()
  .trim()
  .max(32)
  .regex(/^\d+(?:\.\d+)*$/);
const bodySchema = z.string().trim().min(1).max(MARKDOWN_MAX);
const revisionSchema = z.int().min(1);

const summary = {
  id: z.uuid(),
  version: z.string(),
  /** Day in Beijing; null for a draft. */
  inForceOn: daySchema.nullable(),
  publishedAt: instantSchema.nullable(),
  state: z.enum(noticeStates),
  /** People who consented to it with a booking or a redemption. */
  consents: z.int(),
};

export const listPrivacyNotices = route('GET /admin/privacy-notices', {
  summary: 'Lists all versions of the privacy notice, the newest first',
  query: z.strictObject({}),
  data: z.object({ items: z.array(z.object(summary)) }),
});

export const readPrivacyNotice = route('GET /admin/privacy-notices/:id', {
  summary: 'A version of the privacy notice in both languages',
  data: z.object({
    ...summary,
    bodyZh: z.string(),
    bodyEn: z.string(),
    revision: z.int(),
  }),
});

export const createPrivacyNotice = route('POST /admin/privacy-notices', {
  summary: 'Begins a new version with the text of the latest one; there is one draft at a time',
  body: z.strictObject({ version: versionSchema }),
  data: z.object({ id: z.uuid() }),
});

export const updatePrivacyNotice = route('PATCH /admin/privacy-notices/:id', {
  summary: 'Changes the draft',
  description: 'Answers CONFLICT if revision is not the current one, or the version is published.',
  body: z.strictObject({
    revision: revisionSchema,
    version: versionSchema,
    bodyZh: bodySchema,
    bodyEn: bodySchema,
  }),
  data: z.object({ revision: z.int() }),
});

export const deletePrivacyNotice = route('DELETE /admin/privacy-notices/:id', {
  summary: 'Deletes the draft; a published version stays for ever',
});

export const publishPrivacyNotice = route('POST /admin/privacy-notices/:id/publication', {
  summary: 'Publishes the draft: it is in force from a day on, on its page and in forms',
  description:
    'The day begins in Beijing. Answers PUBLICATION_BLOCKED with the findings of the check.',
  body: z.strictObject({ revision: revisionSchema, inForceOn: daySchema }),
});
