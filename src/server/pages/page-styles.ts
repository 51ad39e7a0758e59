import { LRUCache } from 'lru-cache';
import type { HtmlPiece } from '#site/kept-parts.ts';
import type { StylePart } from './style-parts.ts';

/** Maximum number of entries of each cache. */
const MAX_CACHED = 256;

/**
 * Selects the rules of the site's style sheet that a page can use, so that they can be inlined: a
 * fifth to a third of the sheet. The browser loads the full sheet later, with the application's
 * scripts.
 */
export function createPageStyles(
  sheet: readonly StylePart[],
): (pieces: readonly HtmlPiece[]) => string {
  /** Styles by the page's class attributes. */
  const cachedStyles = new LRUCache<string, string>({ max: MAX_CACHED });
  /** Class attributes by HTML, for HTML that many pages contain. */
  const cachedAttributes = new LRUCache<string, ReadonlySet<string>>({ max: MAX_CACHED });

  function attributesOf({ html, isKept }: HtmlPiece): ReadonlySet<string> {
    if (!isKept) return classAttributes(html);
    const attributes = cachedAttributes.get(html) ?? classAttributes(html);
    cachedAttributes.set(html, attributes);
    return attributes;
  }

  return (pieces) => {
    if (sheet.length === 0) return '';
    const attributes = new Set<string>();
    for (const piece of pieces) for (const value of attributesOf(piece)) attributes.add(value);
    const key = [...attributes].sort().join('\n');
    let styles = cachedStyles.get(key);
    if (styles === undefined) {
      const classes = new Set([...attributes].flatMap((value) => decode(value).split(/\s+/)));
      styles = selectStyles(sheet, classes);
      cachedStyles.set(key, styles);
    }
    return styles;
  };
}

/** The values of all class attributes, not decoded. */
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

/** Replaces the entities that React writes. */
function decode(attribute: string): string {
  return attribute.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}

function selectStyles(parts: readonly StylePart[], classes: ReadonlySet<string>): string {
  let text = '';
  for (const part of parts) {
    if ('head' in part) {
      const inner = selectStyles(part.parts, classes);
      if (inner) text += `${part.head}{${inner}}`;
    } else if (!part.needs || part.needs.some((list) => list.every((name) => classes.has(name)))) {
      text += part.text;
    }
  }
  return text;
}
