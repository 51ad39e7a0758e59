import type { HtmlPiece } from '#site/kept-parts.ts';

/** A part of a style sheet: a rule with the classes it needs, or a group of parts. */
type Part =
  | { kind: 'rule'; text: string; needs: readonly (readonly string[])[] }
  | { kind: 'group'; head: string; parts: readonly Part[] }
  | { kind: 'kept'; text: string };

/** Maximum number of class sets whose styles are cached. */
const MAX_REMEMBERED = 256;

/**
 * Selects the rules of the site's style sheet that a page can use, so that they can be inlined: a
 * fifth to a third of the sheet. The browser loads the full sheet later, with the application's
 * scripts.
 */
export function createPageStyles(sheet: string): (pieces: readonly HtmlPiece[]) => string {
  const parts = parseSheet(sheet);
  const remembered = new Map<string, string>();
  const keptAttributes = new Map<string, ReadonlySet<string>>();

  function attributesOf({ html, isKept }: HtmlPiece): ReadonlySet<string> {
    const known = isKept ? keptAttributes.get(html) : undefined;
    if (known) return known;
    const attributes = classAttributes(html);
    if (isKept) {
      if (keptAttributes.size >= MAX_REMEMBERED) keptAttributes.clear();
      keptAttributes.set(html, attributes);
    }
    return attributes;
  }

  return (pieces) => {
    if (parts.length === 0) return '';
    const attributes = new Set<string>();
    for (const piece of pieces) for (const value of attributesOf(piece)) attributes.add(value);
    const key = [...attributes].sort().join('\n');
    let styles = remembered.get(key);
    if (styles === undefined) {
      const classes = new Set([...attributes].flatMap((value) => decode(value).split(/\s+/)));
      styles = select(parts, classes);
      if (remembered.size >= MAX_REMEMBERED) remembered.clear();
      remembered.set(key, styles);
    }
    return styles;
  };
}

function classAttributes(html: string): Set<string> {
  const values = new Set<string>();
  const start = ' class="';
  for (let at = html.indexOf(start); at >= 0; at = html.indexOf(start, at)) {
    const end = html.indexOf('"', at + start.length);
    values.add(html.slice(at + start.length, end));
    at = end;
  }
  return values;
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

function decode(attribute: string): string {
  return attribute.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}

function select(parts: readonly Part[], classes: ReadonlySet<string>): string {
  let text = '';
  for (const part of parts) {
    if (part.kind === 'kept') text += part.text;
    else if (part.kind === 'group') {
      const inner = select(part.parts, classes);
      if (inner) text += `${part.head}{${inner}}`;
    } else if (part.needs.some((needed) => needed.every((name) => classes.has(name)))) {
      text += part.text;
    }
  }
  return text;
}

/** Groups whose rules are selected one by one; other at-rules are always included. */
const GROUP = /^@(?:layer|media|supports|container)\b/;

function parseSheet(sheet: string): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < sheet.length; ) {
    const open = findOutside(sheet, at, '{;');
    if (open < 0) break;
    if (sheet[open] === ';') {
      parts.push({ kind: 'kept', text: sheet.slice(at, open + 1) });
      at = open + 1;
      continue;
    }
    const close = closingBrace(sheet, open);
    const head = sheet.slice(at, open).trim();
    const text = sheet.slice(at, close + 1);
    if (GROUP.test(head)) {
      parts.push({ kind: 'group', head, parts: parseSheet(sheet.slice(open + 1, close)) });
    } else if (head.startsWith('@')) parts.push({ kind: 'kept', text });
    else parts.push({ kind: 'rule', text, needs: splitSelectors(head).map(classesOf) });
    at = close + 1;
  }
  return parts;
}

/** Position of the first of some characters outside strings and brackets; -1 if there is none. */
function findOutside(text: string, from: number, wanted: string): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '\\') at += 1;
    else if (character === '"' || character === "'") at = stringEnd(text, at);
    else if (depth === 0 && wanted.includes(character)) return at;
    else if ('(['.includes(character)) depth += 1;
    else if (')]'.includes(character)) depth -= 1;
  }
  return -1;
}

function stringEnd(text: string, from: number): number {
  const quote = text[from];
  let at = from + 1;
  while (at < text.length && text[at] !== quote) at += text[at] === '\\' ? 2 : 1;
  return at;
}

function closingBrace(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    const character = text[at];
    if (character === '\\') at += 1;
    else if (character === '"' || character === "'") at = stringEnd(text, at);
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return text.length;
}

function splitSelectors(head: string): string[] {
  const selectors: string[] = [];
  for (let at = 0; at <= head.length; ) {
    const comma = findOutside(head, at, ',');
    selectors.push(head.slice(at, comma < 0 ? undefined : comma));
    if (comma < 0) break;
    at = comma + 1;
  }
  return selectors;
}

/**
 * Classes that the page must have for a selector to match; those in `:not()`, `:is()` and similar
 * are optional.
 */
function classesOf(selector: string): string[] {
  let plain = '';
  for (let at = 0; at < selector.length; ) {
    const open = findOutside(selector, at, '([');
    if (open < 0) return namesIn(plain + selector.slice(at));
    plain += selector.slice(at, open);
    let depth = 0;
    let end = open;
    for (; end < selector.length; end += 1) {
      const character = selector[end] ?? '';
      if (character === '\\') end += 1;
      else if (character === '"' || character === "'") end = stringEnd(selector, end);
      else if ('(['.includes(character)) depth += 1;
      else if (')]'.includes(character)) {
        depth -= 1;
        if (depth === 0) break;
      }
    }
    at = end + 1;
  }
  return namesIn(plain);
}

function namesIn(selector: string): string[] {
  return [...selector.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[\u0080-\uffff])+)/gi)].map(
    ([, name = '']) =>
      name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code?: string, character?: string) =>
        code ? String.fromCodePoint(Number.parseInt(code, 16)) : (character ?? ''),
      ),
  );
}
