import { z } from 'zod';
import { releaseChannels, releaseStates, releaseUploadStates } from '#contracts/enums/downloads.ts';
import { releaseFields, withdrawalFields } from '#contracts/fields/releases.ts';
import { routesOf } from '#contracts/route.ts';
import { daySchema, instantSchema, listOf } from '#contracts/schemas.ts';

const { route } = routesOf('releases');
/** Of the release at the time when it was read; another one gets CONFLICT. */
const revision = z.number().int().min(1);

const summary = z.object({
  id: z.uuid(),
  version: z.string(),
  channel: z.enum(releaseChannels),
  state: z.enum(releaseStates),
  releasedOn: daySchema,
  /** The stored file. */
  file: z.object({ name: z.string(), bytes: z.number().int(), sha256: z.string() }).nullable(),
  /** An uploaded file that is to become the release's file. */
  upload: z
    .object({ name: z.string(), bytes: z.number().int(), state: z.enum(releaseUploadStates) })
    .nullable(),
  publishedAt: instantSchema.nullable(),
  withdrawnAt: instantSchema.nullable(),
  /** Downloads since it was issued. */
  downloads: z.number().int(),
});

export const listReleases = route('GET /admin/downloads/:id/releases', {
  summary: 'Lists the versions of a program, drafts and withdrawn ones included, newest first',
  data: listOf(summary).extend({
    /** Whether visitors see the program; issued versions of others are not reached. */
    isProgramPublic: z.boolean(),
  }),
});

export const readRelease = route('GET /admin/releases/:id', {
  summary: 'Reads a version of a program',
  data: summary.extend({
    ...releaseFields,
    downloadId: z.uuid(),
    /** Send it with a change. */
    revision: z.number().int(),
    withdrawalReasonZh: z.string(),
    withdrawalReasonEn: z.string(),
  }),
});

export const readReleaseDownloads = route('GET /admin/releases/:id/downloads', {
  summary: 'Downloads of a version by day, for the last 30 days, oldest first',
  data: z.object({
    days: z.array(z.object({ day: daySchema, count: z.number().int() })),
  }),
});

export const createRelease = route('POST /admin/downloads/:id/releases', {
  summary: 'Prepares a new version of a program',
  description: 'A draft: nobody sees it before it is issued.',
  body: z.strictObject(releaseFields),
  data: z.object({ id: z.uuid() }),
});

export const updateRelease = route('PATCH /admin/releases/:id', {
  summary: 'Changes a version that is not issued yet',
  body: z.strictObject({ ...releaseFields, revision }),
  data: z.object({ revision: z.number().int() }),
});

export const setReleaseFile = route('PUT /admin/releases/:id/file', {
  summary: 'Makes an uploaded file the file of a version that is not issued yet',
  description:
    'The file is an upload to /admin/uploads with the purpose release. It is stored and its SHA-256 computed in the background; until then, upload says so.',
  body: z.strictObject({ upload: z.uuid() }),
});

export const deleteRelease = route('DELETE /admin/releases/:id', {
  summary: 'Deletes a version that is not issued yet',
});

export const issueRelease = route('POST /admin/releases/:id/publication', {
  summary: 'Issues a version: it is public at once and cannot be changed any more',
  description:
    'Answers PUBLICATION_BLOCKED with findings if its texts must not be published as they are.',
  body: z.strictObject({
    revision,
    /** SHA-256 of the file that the person has seen; null without a file. */
    sha256: z.string().nullable(),
  }),
});

export const withdrawRelease = route('POST /admin/releases/:id/withdrawal', {
  summary: 'Withdraws an issued version, with a reason for visitors',
  body: z.strictObject(withdrawalFields),
});
