import { z } from 'zod';
import { sharedPicture, shareParams } from '#api/shares/contract.ts';
import { photoIds } from '#api/sheets/files/contract.ts';
import { personName, reason, signatureFields, strokesSchema } from '#api/sheets/signing-schemas.ts';
import { acceptanceResults, acceptanceStates } from '#contracts/enums/acceptance.ts';
import { locales } from '#contracts/locale.ts';
import { routesOf } from '#contracts/route.ts';
import { instantSchema } from '#contracts/schemas.ts';
import { sheetParties } from '#contracts/sheets/kinds.ts';
import { signatureMethods } from '#contracts/sheets/strokes.ts';

const { route } = routesOf('shares');

const item = z.object({
  id: z.uuid(),
  title: z.string(),
  criterion: z.string(),
  /** The provider's measurement. */
  measured: z.string().nullable(),
  result: z.enum(acceptanceResults),
  remark: z.string().nullable(),
  /** Name of the person who decided, as given. */
  decidedBy: z.string().nullable(),
  decidedAt: instantSchema.nullable(),
  /** Pictures that prove the result: the provider's, then the customer's. */
  evidence: z.array(sharedPicture.extend({ id: z.uuid(), party: z.enum(sheetParties) })),
});

const signature = z.object({
  party: z.enum(sheetParties),
  name: z.string(),
  title: z.string().nullable(),
  method: z.enum(signatureMethods),
  signedAt: instantSchema,
  /** The drawn signature; null where the name was typed. */
  strokes: strokesSchema.nullable(),
  /** Whether the sheet was addressed to another name. */
  isOtherThanExpected: z.boolean(),
});

/** What a link shows of an acceptance sheet. */
export const acceptance = z.object({
  number: z.string(),
  title: z.string(),
  locale: z.enum(locales),
  customerName: z.string(),
  siteName: z.string(),
  projectNumber: z.string().nullable(),
  orderNumber: z.string().nullable(),
  /** The rejected sheet that this one replaces. */
  replacesNumber: z.string().nullable(),
  /** The sheet that was sent in place of this rejected one. */
  replacedByNumber: z.string().nullable(),
  state: z.enum(acceptanceStates).exclude(['draft']),
  /** Whether this link may decide, sign and reject now. */
  canSign: z.boolean(),
  /** Name of the person who is asked to sign. */
  expectedSigner: z.string().nullable(),
  /** The exact text that is signed. */
  statement: z.string(),
  statementVersion: z.string(),
  items: z.array(item),
  signatures: z.array(signature),
  rejection: z
    .object({ name: z.string(), reason: z.string(), rejectedAt: instantSchema })
    .nullable(),
  sentAt: instantSchema.nullable(),
  /** Hash of all that is shown; whoever signs sends it back. */
  contentHash: z.string(),
  seal: z
    .object({ verificationCode: z.string(), hash: z.string(), sealedAt: instantSchema })
    .nullable(),
});
/** An acceptance sheet opened by its link, in the sheet's language. */
export type Acceptance = z.output<typeof acceptance>;

/** Opens an acceptance sheet by its link. */
export const getAcceptance = route('GET /shares/acceptance/:token', {
  summary: 'Items, results and signatures of an acceptance',
  params: shareParams,
  query: z.strictObject({}),
  data: acceptance,
});

/** Who acted, for the answer of an act. */
const done = z.object({ state: z.enum(acceptanceStates) });

/** Decides one item; until the signature, a decision may be changed. */
export const decideItem = route('POST /shares/acceptance/:token/items/:item/decision', {
  summary: 'Passes or fails one item of an acceptance',
  params: shareParams.extend({ item: z.uuid() }),
  body: z.strictObject({
    result: z.enum(acceptanceResults).exclude(['pending']),
    /** Required for a failed item. */
    remark: reason.nullable(),
    /** All photos that the customer shows with a failed item; a passed one has none. */
    photos: photoIds.default([]),
    name: personName,
  }),
  data: done,
});

/** Passes several open items at once. */
export const passItems = route('POST /shares/acceptance/:token/decisions', {
  summary: 'Passes the open items that were looked at, as measured',
  description: 'An item that somebody has decided in the meantime keeps that decision.',
  params: shareParams,
  body: z.strictObject({ name: personName, items: z.array(z.uuid()).min(1).max(500) }),
  data: done,
});

const seenHash = z.string().regex(/^[0-9a-f]{64}$/);

/** Signs and seals an acceptance. */
export const signAcceptance = route('POST /shares/acceptance/:token/signature', {
  summary: 'Signs an acceptance, which is sealed in the same moment',
  description:
    '`seenHash` is the `contentHash` of the sheet as it was read: a sheet that has changed since is not signed.',
  params: shareParams,
  body: z
    .strictObject({ seenHash, ...signatureFields })
    .refine(({ method, strokes }) => (method === 'drawn') === (strokes !== null), {
      path: ['strokes'],
    }),
  data: done,
});

/** Rejects an acceptance. */
export const rejectAcceptance = route('POST /shares/acceptance/:token/rejection', {
  summary: 'Rejects an acceptance with a reason',
  description:
    'Failed items become drafts of work orders, and the sheet a draft of the one that will replace it.',
  params: shareParams,
  body: z.strictObject({ seenHash, name: personName, reason }),
  data: done,
});
