import { z } from 'zod';
import { sharedPicture, shareParams } from '#api/shares/contract.ts';
import { acceptanceResults, acceptanceStates } from '#contracts/enums/acceptance.ts';
import { locales } from '#contracts/locale.ts';
import { defineFile, defineRoute } from '#contracts/route.ts';
import { instantSchema } from '#contracts/schemas.ts';
import { sheetParties } from '#contracts/sheets/kinds.ts';

const item = z.object({
  title: z.string(),
  criterion: z.string(),
  /** The provider's measurement. */
  measured: z.string().nullable(),
  result: z.enum(acceptanceResults),
  remark: z.string().nullable(),
  decidedAt: instantSchema.nullable(),
  /** Pictures that prove the result. */
  evidence: z.array(sharedPicture),
});

const signature = z.object({
  party: z.enum(sheetParties),
  name: z.string(),
  title: z.string().nullable(),
  signedAt: instantSchema,
  /** The drawn signature: points in a 0-1 box. */
  strokes: z.array(z.array(z.object({ x: z.number(), y: z.number(), t: z.number() }))),
});

const acceptance = z.object({
  number: z.string(),
  title: z.string(),
  locale: z.enum(locales),
  customerName: z.string(),
  siteName: z.string(),
  projectNumber: z.string().nullable(),
  orderNumber: z.string().nullable(),
  /** The rejected sheet that this one replaces. */
  previousNumber: z.string().nullable(),
  state: z.enum(acceptanceStates).exclude(['draft']),
  /** The exact text that is signed. */
  statement: z.string(),
  statementVersion: z.string(),
  items: z.array(item),
  signatures: z.array(signature),
  rejection: z.string().nullable(),
  sentAt: instantSchema.nullable(),
  decidedAt: instantSchema.nullable(),
  sealedAt: instantSchema.nullable(),
  contentHash: z.string().nullable(),
  verificationCode: z.string().nullable(),
});
/** An acceptance sheet opened by its link, in the sheet's language. */
export type Acceptance = z.output<typeof acceptance>;

/** Opens an acceptance sheet by its link. */
export const getAcceptance = defineRoute({
  method: 'GET',
  path: '/shares/acceptance/:token',
  group: 'shares',
  summary: 'Items, results and signatures of an acceptance',
  params: shareParams,
  query: z.strictObject({}),
  data: acceptance,
});

/** An acceptance sheet as PDF. */
export const getAcceptancePdf = defineFile({
  method: 'GET',
  path: '/shares/acceptance/:token/document.pdf',
  group: 'shares',
  summary: 'An acceptance sheet as PDF, opened by its link',
  params: shareParams,
  query: z.strictObject({}),
  mediaType: 'application/pdf',
});
