import { z } from 'zod';
import { clientKinds, shareAudiences } from '#contracts/enums/shares.ts';
import { locales } from '#contracts/locale.ts';
import { routesOf } from '#contracts/route.ts';
import { instantSchema, keysetOf, listOf } from '#contracts/schemas.ts';
import { shareKinds } from '#contracts/sheets/kinds.ts';
import { linkStates, MAX_LINK_LABEL } from '#contracts/sheets/links.ts';

const { route } = routesOf('shares');
const person = z.object({ id: z.uuid(), name: z.string() });
const fieldRights = 'Roles that may not change links get them without address, note and name.';

const text = z.string().trim().max(MAX_LINK_LABEL);

/** A new link with what is shown only once. */
const made = z.object({
  id: z.uuid(),
  url: z.string(),
  /** It is told to the holder by another way than the link; null if none is needed. */
  passcode: z.string().nullable(),
});

const link = z.object({
  id: z.uuid(),
  state: z.enum(linkStates),
  kind: z.enum(shareKinds),
  /** Id of the sheet, or of the scene. */
  recordId: z.uuid(),
  /** Number of the sheet; null for a scene. */
  number: z.string().nullable(),
  title: z.string(),
  /** Language of the sheet, for the message to its holder. */
  locale: z.enum(locales),
  audience: z.enum(shareAudiences),
  hasPasscode: z.boolean(),
  expiresAt: instantSchema.nullable(),
  createdAt: instantSchema,
  createdBy: person.nullable(),
  revokedAt: instantSchema.nullable(),
  /** Visits, each visitor once a minute. */
  openings: z.int(),
  lastOpenedAt: instantSchema.nullable(),
  url: z.string().optional(),
  label: z.string().optional(),
  holderName: z.string().nullable().optional(),
});

/** Filters of the list and its page. */
export const linkQuery = z.strictObject({
  /** Words of number, title, note or name; without the right to change links only of the first two. */
  q: z.string().trim().max(80).optional(),
  /** Those that open their sheet or are locked, if absent. */
  state: z.enum([...linkStates, 'all']).optional(),
  audience: z.enum(shareAudiences).optional(),
  sheetId: z.uuid().optional(),
  sceneId: z.uuid().optional(),
  projectId: z.uuid().optional(),
  after: z.uuid().optional(),
});

export const listLinks = route('GET /admin/share-links', {
  summary: 'Lists shared links, the newest first',
  description: fieldRights,
  query: linkQuery,
  data: keysetOf(link),
});

/** Who gets a link, and for how long. */
const terms = {
  audience: z.enum(shareAudiences),
  label: text.default('').describe('Note for staff: who has the link'),
  holderName: text.nullable().default(null).describe('Name of the person, such as the signer'),
  expiresOn: z.iso.date().nullable().default(null).describe('Last day in Beijing'),
  hasPasscode: z.boolean().default(false),
};

export const createLink = route('POST /admin/share-links', {
  summary: 'Makes a link to a sheet or a scene',
  description:
    'Links for workers need a passcode and a last day. Links to sheets of one project for the same ' +
    'audience and name form a set: each sheet shows the way to the others.',
  body: z.strictObject({
    sheetId: z.uuid().optional(),
    sceneId: z.uuid().optional(),
    ...terms,
  }),
  data: made,
});

export const revokeLink = route('POST /admin/share-links/:id/revocation', {
  summary: 'Ends a link for good',
});

export const replaceLink = route('POST /admin/share-links/:id/replacement', {
  summary: 'Ends a link and makes a new one for the same holder',
  description: 'The new one has a passcode of its own where the earlier one had one.',
  data: made,
});

export const changePasscode = route('POST /admin/share-links/:id/passcode', {
  summary: 'Gives a link a new passcode, which also unlocks it',
  data: z.object({ passcode: z.string() }),
});

export const listOpenings = route('GET /admin/share-links/:id/openings', {
  summary: 'The last openings of a link, the newest first',
  data: listOf({
    openedAt: instantSchema,
    client: z.enum(clientKinds),
    /** False if the passcode was wrong. */
    granted: z.boolean(),
  }),
});

export const readLinkCode = route('GET /admin/share-links/:id/code', {
  summary: 'The QR code of a link as SVG',
  data: z.object({ svg: z.string() }),
});

export const previewLink = route('POST /admin/share-links/:id/preview', {
  summary: 'Shows a link as its recipient sees it, in this browser',
  description: 'For 15 minutes it counts no opening, asks for no passcode and takes nothing.',
  /** Path of the page on this site: the cookie is for the address that staff use. */
  data: z.object({ path: z.string() }),
});
