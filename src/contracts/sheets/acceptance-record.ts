import type { AcceptanceResult } from '../enums/acceptance.ts';
import { canonicalJson } from './canonical.ts';
import { contentHash } from './hash.ts';
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
  /** SHA-256 of each file that proves the result. */
  evidence: { sha256: string; caption: string }[];
}

/** What the provider sends and the customer decides on, in both languages. */
export interface AcceptanceContent {
  number: string;
  title: Texts;
  customerName: string;
  siteName: string;
  projectNumber: string | null;
  /** Number of the sheet that this one was made from. */
  previousNumber: string | null;
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
  /** Hash of the content at that moment. */
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
