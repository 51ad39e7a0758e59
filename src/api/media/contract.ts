import { z } from 'zod';
import {
  mediaBounds,
  mediaFailures,
  mediaKinds,
  mediaStates,
  mediaUsers,
} from '#contracts/enums/media.ts';
import { locales } from '#contracts/locale.ts';
import { focusSchema, pictureSchema } from '#contracts/picture.ts';
import { routesOf } from '#contracts/route.ts';
import { cursorSchema, instantSchema, keysetOf } from '#contracts/schemas.ts';
import { folderSchema } from './folder-contract.ts';

const { route, file } = routesOf('media');

const tagSchema = z
  .string()
  .trim()
  .toLowerCase()
  .min(1)
  .max(40)
  .regex(/^[^,\p{C}]+$/u);
const tagsSchema = z.array(tagSchema).max(mediaBounds.tags);
const titleSchema = z.string().trim().min(1).max(120);
const altSchema = z.string().trim().max(300);
const idsSchema = z.array(z.uuid()).min(1).max(mediaBounds.bulk);

/** A file of the library as lists and pickers show it. */
const itemSchema = z.object({
  id: z.uuid(),
  /** Name in texts (`media:<key>`) and in blocks; it never changes. */
  key: z.string(),
  kind: z.enum(mediaKinds),
  title: z.string(),
  /** Null outside of all folders. */
  folder: z.string().nullable(),
  tags: z.array(z.string()),
  bytes: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  state: z.enum(mediaStates),
  /** No alternative text (a picture needs both languages), and not marked as decorative. */
  lacksAlt: z.boolean(),
  /** The files to show; null until they are made, and for drawings. */
  picture: pictureSchema.nullable(),
  /** Address of a drawing below `/files/`; null for all others. */
  drawing: z.string().nullable(),
  /** Address of a video, model or document below `/files/`; null for images. */
  file: z.string().nullable(),
  /** The picture that stands for a video; null if none was chosen. */
  poster: pictureSchema.nullable(),
  createdAt: instantSchema,
});

/** Filters of the list, its order and its page. */
export const mediaQuery = z.strictObject({
  /** Part of title, file name, key, alternative text or tag. */
  q: z.string().trim().max(80).optional(),
  /** Files in this folder and below it; `/` for files in none. */
  folder: z.string().trim().max(160).optional(),
  tag: tagSchema.optional(),
  /** `image`: pictures and drawings. */
  kind: z.enum([...mediaKinds, 'image']).optional(),
  state: z.enum(mediaStates).optional(),
  /** `yes`: only files that nothing uses. */
  unused: z.literal('yes').optional(),
  /** `yes`: only files without alternative text. */
  lacksAlt: z.literal('yes').optional(),
  /** `yes`: the trash in place of the library. */
  trash: z.literal('yes').optional(),
  sort: z.enum(['newest', 'title', 'largest']).default('newest'),
  /** `next` of the page before. */
  after: cursorSchema.optional(),
});

export const listMedia = route('GET /admin/media', {
  summary: 'Lists the files of the media library',
  query: mediaQuery,
  data: keysetOf(itemSchema),
});

/** A place that shows a file. */
const useSchema = z.object({
  kind: z.enum(mediaUsers),
  id: z.string(),
  title: z.string(),
  /** Language of the text that shows it; null where both languages share it. */
  locale: z.enum(locales).nullable(),
  /** Public path of the record below the base path; null if it has none. */
  path: z.string().nullable(),
});

export const readMedia = route('GET /admin/media/:id', {
  summary: 'Reads a file of the media library, with the places that use it',
  data: itemSchema.extend({
    /** Send it with a change. */
    version: z.number().int(),
    fileName: z.string(),
    mime: z.string(),
    altZh: z.string(),
    altEn: z.string(),
    isDecorative: z.boolean(),
    /** The part of a picture that stays visible when it is cropped; null for its middle. */
    focus: focusSchema.nullable(),
    credit: z.string().nullable(),
    posterId: z.uuid().nullable(),
    /** Why its state is `failed`. */
    failure: z.enum(mediaFailures).nullable(),
    /** Whether the file that is processed replaces the one that is shown until then. */
    isReplacing: z.boolean(),
    uploadedBy: z.string().nullable(),
    deletedAt: instantSchema.nullable(),
    /** At most 200. */
    uses: z.array(useSchema),
  }),
});

export const createMedia = route('POST /admin/media', {
  summary: 'Adds an uploaded file to the media library',
  description:
    'The file is an upload to /admin/uploads with the purpose media. A file that the library already has is not added again: the answer has its id, and isDuplicate is true. A repeated call with the same upload has the same answer.',
  body: z.strictObject({
    upload: z.uuid(),
    folder: folderSchema.optional(),
    tags: tagsSchema.default([]),
  }),
  data: z.object({ id: z.uuid(), key: z.string(), isDuplicate: z.boolean() }),
});

export const importMedia = route('POST /admin/media-imports', {
  summary: 'Fetches a picture by its address and adds it to the media library',
  description:
    'For pictures of pasted texts. Only hosts of the setting MEDIA_IMPORT_HOSTS, never addresses of private networks, at most 20 MB.',
  body: z.strictObject({ url: z.url().max(2000), folder: folderSchema.optional() }),
  data: z.object({ id: z.uuid(), key: z.string(), isDuplicate: z.boolean() }),
});

/** What staff write about a file. */
export const mediaChange = z.strictObject({
  version: z.number().int().min(1),
  title: titleSchema.optional(),
  folder: folderSchema.nullable().optional(),
  tags: tagsSchema.optional(),
  altZh: altSchema.optional(),
  altEn: altSchema.optional(),
  isDecorative: z.boolean().optional(),
  focus: focusSchema.nullable().optional(),
  /** Of a video: a picture of the library. */
  posterId: z.uuid().nullable().optional(),
});

export const updateMedia = route('PATCH /admin/media/:id', {
  summary: 'Changes title, folder, tags, alternative texts or focal point of a file',
  description: 'Answers CONFLICT if version is not the current one. Only given fields change.',
  body: mediaChange,
  data: z.object({ version: z.number().int() }),
});

export const replaceMedia = route('PUT /admin/media/:id/file', {
  summary: 'Replaces a file everywhere it is used',
  description:
    'The new file is shown when its variants are made; it has new addresses, and texts are rendered again.',
  body: z.strictObject({ upload: z.uuid() }),
});

export const retryMedia = route('POST /admin/media/:id/processing', {
  summary: 'Makes the variants of a picture again after a failure',
});

export const cancelReplacement = route('DELETE /admin/media/:id/processing', {
  summary: 'Gives up a replacement that failed',
});

export const deleteMedia = route('DELETE /admin/media/:id', {
  summary: 'Moves a file that nothing uses to the trash, where it stays for 30 days',
});

export const restoreMedia = route('POST /admin/media/:id/restoration', {
  summary: 'Takes a file out of the trash',
});

export const changeManyMedia = route('POST /admin/media-changes', {
  summary: 'Moves or tags several files',
  body: z.strictObject({
    ids: idsSchema,
    folder: folderSchema.nullable().optional(),
    addTags: tagsSchema.default([]),
    removeTags: tagsSchema.default([]),
  }),
  data: z.object({ changed: z.number().int() }),
});

export const deleteManyMedia = route('POST /admin/media-deletions', {
  summary: 'Moves those of several files that nothing uses to the trash',
  body: z.strictObject({ ids: idsSchema }),
  data: z.object({
    deleted: z.array(z.uuid()),
    /** Files that are used and therefore stay. */
    used: z.array(z.uuid()),
  }),
});

export const readOriginal = file('GET /admin/media/:id/original', {
  summary: 'Downloads a file in its full size, without personal metadata',
  mediaType: 'application/octet-stream',
});
