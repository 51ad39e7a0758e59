import { refusals, refused } from './bounds.ts';

/** Longest tag, in characters: Excel writes long lists of ranges into attributes. */
const MAX_TAG = 65_536;
/** Elements inside each other; a workbook has about ten. */
const MAX_DEPTH = 64;

/** What a part of a workbook has, in its order. */
export interface XmlHandlers {
  /** @param attributes as they are written */
  open?(name: string, attributes: string): void;
  text?(text: string): void;
  close?(name: string): void;
}

/**
 * Walks through a part of a workbook. Names are without prefixes, texts as they are written. It
 * follows the rules of hucre's reader, which is given the part afterwards, and has bounds for what that
 * reader keeps in memory.
 * @param maxElements of the part
 * @throws AppError FILE_REFUSED, or what a handler throws
 */
export function walkXml(xml: string, maxElements: number, handlers: XmlHandlers = {}): void {
  let elements = 0;
  let depth = 0;
  for (let at = xml.charCodeAt(0) === 0xfeff ? 1 : 0; at < xml.length; ) {
    if (xml[at] !== '<') {
      const next = xml.indexOf('<', at);
      const end = next < 0 ? xml.length : next;
      handlers.text?.(xml.slice(at, end));
      at = end;
    } else if (xml.startsWith('<!--', at)) {
      at = endOf(xml, '-->', at + 4);
    } else if (xml.startsWith('<![CDATA[', at)) {
      const end = endOf(xml, ']]>', at + 9);
      handlers.text?.(xml.slice(at + 9, end - 3));
      at = end;
    } else if (xml.startsWith('<!', at)) {
      // A document type may define entities; no program writes one into a workbook.
      throw refused(refusals.damaged);
    } else if (xml.startsWith('<?', at)) {
      at = endOf(xml, '?>', at + 2);
    } else if (xml.startsWith('</', at)) {
      const end = endOf(xml, '>', at + 2);
      depth--;
      handlers.close?.(localName(xml.slice(at + 2, end - 1).trim()));
      at = end;
    } else {
      const end = endOfTag(xml, at + 1);
      if (++elements > maxElements) throw refused(refusals.tooLarge);
      if (++depth > MAX_DEPTH) throw refused(refusals.damaged);
      const isClosed = xml[end - 1] === '/';
      const tag = xml.slice(at + 1, isClosed ? end - 1 : end);
      const nameEnd = tag.search(/[ \t\r\n]/);
      const name = localName(nameEnd < 0 ? tag : tag.slice(0, nameEnd));
      handlers.open?.(name, nameEnd < 0 ? '' : tag.slice(nameEnd));
      if (isClosed) {
        depth--;
        handlers.close?.(name);
      }
      at = end + 1;
    }
  }
}

/**
 * The attributes of a tag, with values as they are written.
 * @throws AppError FILE_REFUSED if one is there twice: readers take one or the other
 */
export function attributesOf(written: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  const pattern = /([^\s=]+)\s*(?:=\s*(?:"([^"]*)"|'([^']*)'|(\S+)))?/g;
  for (const [, name = '', double, single, plain] of written.matchAll(pattern)) {
    if (attributes.has(name)) throw refused(refusals.damaged);
    attributes.set(name, double ?? single ?? plain ?? '');
  }
  return attributes;
}

function localName(tag: string): string {
  return tag.slice(tag.indexOf(':') + 1);
}

/** The place after a text. */
function endOf(xml: string, text: string, from: number): number {
  const at = xml.indexOf(text, from);
  if (at < 0) throw refused(refusals.damaged);
  return at + text.length;
}

/** The place of the `>` that ends a tag; quoted values may have some. */
function endOfTag(xml: string, from: number): number {
  let quote = '';
  for (let at = from; at < xml.length && at - from <= MAX_TAG; at++) {
    const sign = xml[at] as string;
    if (quote) {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at;
  }
  throw refused(refusals.damaged);
}
