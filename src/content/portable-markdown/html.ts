import type { Nodes } from 'mdast';
import { htmlPieces } from '#content/markdown/html-pieces.ts';

/** HTML of a text as the page shows it: allowed tags without attributes, and no others. */
export function portableHtml(html: string, parent: Nodes): string {
  const shown = htmlPieces(html).map((piece) => {
    if (piece.kind === 'text') return piece.source.replaceAll('<', '&lt;').replace(/\s+/g, ' ');
    if (piece.kind === 'other') return '';
    return `<${piece.kind === 'close' ? '/' : ''}${piece.name}${piece.isOpened ? ' open' : ''}>`;
  });
  return isFlow(parent) ? block(shown.join('').trim()) : shown.join('');
}

/** Whether HTML in it is a block of its own. */
export const isFlow = ({ type }: Nodes) =>
  type === 'root' || type === 'blockquote' || type === 'listItem' || type === 'footnoteDefinition';

/** Signs in a block of HTML are no Markdown, so it must stay one. */
function block(html: string): string {
  return html === '' || /^<\/?(?:details|summary)\b/.test(html) ? html : `<div>${html}</div>`;
}
