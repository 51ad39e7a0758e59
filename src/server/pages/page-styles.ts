import { LRUCache } from 'lru-cache';
import type { HtmlPiece } from '#site/fragment-cache.ts';
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
  /** Styles by the page's class attributes, one per line. */
  const styles = new LRUCache<string, string>({
    max: MAX_CACHED,
    memoMethod: (attributes) => selectStyles(sheet, new Set(decode(attributes).split(/\s+/))),
  });
  /** Class attributes by HTML, for HTML that many pages contain. */
  const sharedAttributes = new LRUCache<string, ReadonlySet<string>>({
    max: MAX_CACHED,
    memoMethod: classAttributes,
  });

  return (pieces) => {
    if (sheet.length === 0) return '';
    const attributes = new Set<string>();
    for (const { html, isShared } of pieces) {
      const values = isShared ? sharedAttributes.memo(html) : classAttributes(html);
      for (const value of values) attributes.add(value);
    }
    return styles.memo([...attributes].sort().join('\n'));
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
    } else if ('face' in part) {
      // English pages add it: latin-face.ts.
    } else if (!part.needs || part.needs.some((list) => list.every((name) => classes.has(name)))) {
      text += part.text;
    }
  }
  return text;
}
