/** Number and code of a sealed sheet. */
export interface SealName {
  number: string;
  code: string;
}

/** What the PDF of a sealed sheet has among its metadata. */
const IN_PDF = /\(seal:((?:TRIAL-)?[A-Z]{2}-\d{4}-\d{4,8}):([0-9A-Z]{4}-[0-9A-Z]{4})\)/;

/** Finds the seal that a PDF belongs to; undefined if it is of none. */
export function sealOfPdf(bytes: Uint8Array): SealName | undefined {
  // Metadata are ASCII; Latin-1 reads every byte as one character.
  const [, number, code] = IN_PDF.exec(new TextDecoder('latin1').decode(bytes)) ?? [];
  return number && code ? { number, code } : undefined;
}
