import type { AcceptanceResult } from '../enums/acceptance.ts';
import type { Locale } from '../locale.ts';
import { canonicalJson } from './canonical.ts';
import { contentHash } from './hash.ts';
import type { SheetParty } from './kinds.ts';
import type { SignatureMethod, SignatureStrokes } from './strokes.ts';

/** Version of the record's fields; another set of fields gets another one. */
export const ACCEPTANCE_RECORD_SCHEMA = 'acceptance-record/1';

/** A text in both languages. */
interface Texts {
  zh: string;
  en: string | null;
}

/** An item with the customer's decision. */
export interface RecordedItem {
  title: Texts;
  criterion: Texts;
  measured: string | null;
  result: AcceptanceResult;
  remark: string | null;
  /** Name of the person who decided, as given. */
  decidedBy: string | null;
  decidedAt: string | null;
  /** SHA-256 of each file that proves the result, and who added it. */
  evidence: { sha256: string; caption: string; party: SheetParty }[];
}

/** What the provider sends and the customer decides on, in both languages. */
export interface AcceptanceContent {
  number: string;
  title: Texts;
  customerName: string;
  siteName: string;
  /** Number of the work order. */
  orderNumber: string | null;
  /** Number of the rejected sheet that this one replaces. */
  replacesNumber: string | null;
  /** Name of the person who is asked to sign. */
  expectedSigner: string | null;
  statement: Texts & { version: string };
  items: RecordedItem[];
  /** The signature of the provider's representative at sending; null before. */
  provider: ProviderSignature | null;
}

/** A signature by a typed name, over the content as it was sent. */
export interface ProviderSignature {
  name: string;
  title: string | null;
  signedAt: string;
  /** Hash of what was sent; see `sentContent`. */
  contentHash: string;
}

/** The customer's signature. */
export interface CustomerSignature {
  name: string;
  title: string | null;
  method: SignatureMethod;
  /** Null where the name was typed. */
  strokes: SignatureStrokes | null;
  /** Whether the sheet was addressed to another name. */
  isOtherThanExpected: boolean;
}

/** All that is sealed when the customer signs. No address, no device, no account. */
export interface AcceptanceRecord {
  schema: typeof ACCEPTANCE_RECORD_SCHEMA;
  content: AcceptanceContent;
  /** SHA-256 of the content: what the customer had on the screen. */
  contentHash: string;
  customer: CustomerSignature;
  /** Time of the server. */
  sealedAt: string;
  timeZone: string;
  /** SHA-256 of the id of the link by which the customer signed. */
  linkHash: string;
  /** Hash of the record that was sealed before this one; null for the first. */
  previousSeal: string | null;
  /** Ed25519 public key that signs the record, in base64. */
  publicKey: string;
  /** Whether somebody only tried it out: such a record proves nothing. */
  isTrial: boolean;
}

/** What is added to the content when it is sealed. */
export type Sealing = Omit<AcceptanceRecord, 'schema' | 'content' | 'contentHash'>;

/** The rows that the content is made of, in their order. */
export interface AcceptanceRows {
  sheet: {
    number: string;
    titleZh: string;
    titleEn: string | null;
    customerName: string;
    siteName: string;
  };
  body: {
    expectedSigner: string | null;
    statementZh: string;
    statementEn: string | null;
    statementVersion: string;
  };
  orderNumber: string | null;
  replacesNumber: string | null;
  items: {
    id: string;
    titleZh: string;
    titleEn: string | null;
    criterionZh: string;
    criterionEn: string | null;
    measured: string | null;
    result: AcceptanceResult;
    remark: string | null;
    decidedBy: string | null;
    decidedAt: Date | null;
  }[];
  files: { itemId: string; sha256: string; caption: string; party: SheetParty }[];
  provider: ProviderSignature | null;
}

/** All that is signed: what is on the page in both languages, and the files by their hash. */
export function contentOf(rows: AcceptanceRows): AcceptanceContent {
  const { sheet, body, orderNumber, replacesNumber, items, files, provider } = rows;
  return {
    number: sheet.number,
    title: { zh: sheet.titleZh, en: sheet.titleEn },
    customerName: sheet.customerName,
    siteName: sheet.siteName,
    orderNumber,
    replacesNumber,
    statement: { zh: body.statementZh, en: body.statementEn, version: body.statementVersion },
    expectedSigner: body.expectedSigner,
    items: items.map((item) => ({
      title: { zh: item.titleZh, en: item.titleEn },
      criterion: { zh: item.criterionZh, en: item.criterionEn },
      measured: item.measured,
      result: item.result,
      remark: item.remark,
      decidedBy: item.decidedBy,
      decidedAt: item.decidedAt?.toISOString() ?? null,
      evidence: files
        .filter(({ itemId }) => itemId === item.id)
        .map(({ sha256, caption, party }) => ({ sha256, caption, party })),
    })),
    provider,
  };
}

/** What the provider sent and signed: the content without all that the customer does with it. */
export function sentContent(content: AcceptanceContent): AcceptanceContent {
  const undecided = { result: 'pending', remark: null, decidedBy: null, decidedAt: null } as const;
  return {
    ...content,
    items: content.items.map((item) => ({
      ...item,
      ...undecided,
      evidence: item.evidence.filter(({ party }) => party === 'provider'),
    })),
    provider: null,
  };
}

/** The record's text and its hash. */
export async function acceptanceRecord(
  content: AcceptanceContent,
  sealing: Sealing,
): Promise<{ record: string; hash: string }> {
  const record: AcceptanceRecord = {
    schema: ACCEPTANCE_RECORD_SCHEMA,
    content,
    contentHash: await contentHash(content),
    ...sealing,
  };
  return { record: canonicalJson(record), hash: await contentHash(record) };
}

/** Whether somebody else signs than the sheet is addressed to. */
export function isOtherThanExpected(expected: string | null, name: string): boolean {
  return expected !== null && expected !== name;
}

/** The text that the signer agrees to, in the language of the sheet. */
export function statementIn({ statement }: AcceptanceContent, locale: Locale): string {
  return locale === 'en' ? (statement.en ?? statement.zh) : statement.zh;
}
