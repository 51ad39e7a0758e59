import type { HtmlPiece } from '#site/kept-parts.ts';

/** Most bytes of pieces that are remembered. */
const MAX_BYTES = 4 * 2 ** 20;

/**
 * Turns pieces of HTML into bytes. Encoding a page with Chinese text costs as much as rendering half of
 * it with React, so the bytes of pieces that many pages share are remembered.
 */
export function createHtmlEncoder() {
  const remembered = new Map<string, Buffer>();
  let size = 0;

  function bytesOf(html: string): Buffer {
    let bytes = remembered.get(html);
    if (!bytes) {
      bytes = Buffer.from(html);
      if (size > MAX_BYTES) {
        remembered.clear();
        size = 0;
      }
      remembered.set(html, bytes);
      size += bytes.byteLength;
    }
    return bytes;
  }

  return {
    join(pieces: readonly HtmlPiece[]): Buffer {
      const chunks: Buffer[] = [];
      let pending = '';
      for (const { html, isKept } of pieces) {
        if (!isKept) {
          pending += html;
          continue;
        }
        if (pending) chunks.push(Buffer.from(pending));
        pending = '';
        chunks.push(bytesOf(html));
      }
      if (pending) chunks.push(Buffer.from(pending));
      return Buffer.concat(chunks);
    },
  };
}
