import type { Readable } from 'node:stream';

/** What a scanner says about a file; `signature` is its name for what it found. */
export type Verdict = { isClean: true } | { isClean: false; signature: string };

/** Looks for malware in a file before it becomes public. */
export interface FileScanner {
  /** Reads the whole content. @throws ScanFailedError where there is no verdict */
  scan(content: Readable): Promise<Verdict>;
}

/** The scanner could not be reached, failed, or took too long: the file must not become public. */
export class ScanFailedError extends Error {
  override name = 'ScanFailedError';
}

/** Longest kept name of a finding, in characters. */
const SIGNATURE_LENGTH = 200;

/** A finding under the name that the scanner's output gives it, such as `stream: Eicar FOUND`. */
export function finding(output: string): Verdict {
  const line = /^(?:.*: )?(.+) FOUND\s*$/m.exec(output)?.[1] ?? output.trim().split('\n')[0] ?? '';
  const signature = line.replace(/\p{C}/gu, ' ').trim().slice(0, SIGNATURE_LENGTH);
  return { isClean: false, signature: signature || 'unnamed' };
}
