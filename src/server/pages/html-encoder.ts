import { LRUCache } from 'lru-cache';
import type { HtmlPiece } from '#site/fragment-cache.ts';

/** Maximum size of the cached pieces in bytes. */
const MAX_BYTES = 4 * 2 ** 20;

/**
 * Encodes pieces of HTML as bytes. For a page with Chinese text, encoding costs half as much as
 * rendering with React, so the bytes of shared pieces are cached.
 */
export function createHtmlEncoder() {
  const cached = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    // A piece may be empty, but lru-cache accepts no size of 0.
    sizeCalculation: (bytes) => bytes.byteLength + 1,
    memoMethod: (html) => Buffer.from(html),
  });

  return {
    join(pieces: readonly HtmlPiece[]): Buffer {
      const chunks: Buffer[] = [];
      let pending = '';
      for (const { html, isShared } of pieces) {
        if (!isShared) {
          pending += html;
          continue;
        }
        if (pending) chunks.push(Buffer.from(pending));
        pending = '';
        chunks.push(cached.memo(html));
      }
      if (pending) chunks.push(Buffer.from(pending));
      return Buffer.concat(chunks);
    },
  };
}
