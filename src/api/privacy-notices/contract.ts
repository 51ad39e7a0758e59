import { z } from 'zod';
import { MARKDOWN_MAX } from '#contracts/content/fields.ts';
import { noticeStates } from '#contracts/enums/privacy.ts';
import { defineRoute } from '#contracts/route.ts';
import { daySchema, instantSchema } from '#contracts/schemas.ts';

const group = 'privacy-notices';
const idParams = z.strictObject({ id: z.uuid() });

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

export const listPrivacyNotices = defineRoute({
  method: 'GET',
  path: '/admin/privacy-notices',
  group,
  summary: 'Lists all versions of the privacy notice, the newest first',
  query: z.strictObject({}),
  data: z.object({ items: z.array(z.object(summary)) }),
});

export const readPrivacyNotice = defineRoute({
  method: 'GET',
  path: '/admin/privacy-notices/:id',
  group,
  summary: 'A version of the privacy notice in both languages',
  params: idParams,
  data: z.object({
    ...summary,
    bodyZh: z.string(),
    bodyEn: z.string(),
    revision: z.int(),
  }),
});

export const createPrivacyNotice = defineRoute({
  method: 'POST',
  path: '/admin/privacy-notices',
  group,
  summary: 'Begins a new version with the text of the latest one; there is one draft at a time',
  body: z.strictObject({ version: versionSchema }),
  data: z.object({ id: z.uuid() }),
});

export const updatePrivacyNotice = defineRoute({
  method: 'PATCH',
  path: '/admin/privacy-notices/:id',
  group,
  summary: 'Changes the draft',
  description: 'Answers CONFLICT if revision is not the current one, or the version is published.',
  params: idParams,
  body: z.strictObject({
    revision: revisionSchema,
    version: versionSchema,
    bodyZh: bodySchema,
    bodyEn: bodySchema,
  }),
  data: z.object({ revision: z.int() }),
});

export const deletePrivacyNotice = defineRoute({
  method: 'DELETE',
  path: '/admin/privacy-notices/:id',
  group,
  summary: 'Deletes the draft; a published version stays for ever',
  params: idParams,
  data: z.object({}),
});

export const publishPrivacyNotice = defineRoute({
  method: 'POST',
  path: '/admin/privacy-notices/:id/publication',
  group,
  summary: 'Publishes the draft: it is in force from a day on, on its page and in forms',
  description:
    'The day begins in Beijing. Answers PUBLICATION_BLOCKED with the findings of the check.',
  params: idParams,
  body: z.strictObject({ revision: revisionSchema, inForceOn: daySchema }),
  data: z.object({}),
});
