import { PictureRefusedError } from './refused.ts';

/** An XML declaration; its encoding is at the beginning of the file, in ASCII. */
const DECLARED = /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/;

/**
 * The text of an XML file, in the encoding that its byte order mark or its declaration names, or UTF-8.
 * @throws PictureRefusedError for bytes that are not in that encoding
 */
export function decodeXml(content: Buffer): string {
  const declared = DECLARED.exec(content.subarray(0, 200).toString('latin1'))?.[1];
  try {
    const encoding = markedEncoding(content) ?? declared ?? 'utf-8';
    return new TextDecoder(encoding, { fatal: true }).decode(content);
  } catch (cause) {
    throw new PictureRefusedError('encoding', cause);
  }
}

/** The encoding of a byte order mark; undefined without one, and for that of UTF-8. */
export function markedEncoding(content: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (content[0] === 0xff && content[1] === 0xfe) return 'utf-16le';
  return content[0] === 0xfe && content[1] === 0xff ? 'utf-16be' : undefined;
}
