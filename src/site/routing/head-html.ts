import { escapeHtml } from '#contracts/escape.ts';
import { withoutJoiners } from '#contracts/joiners.ts';
import type { HeadTag } from './head.ts';

/** A page's head elements as HTML, marked so that the next page can replace them. */
export function headHtml(tags: readonly HeadTag[]): string {
  return withoutJoiners(tags.map(elementHtml).join(''));
}

function elementHtml(tag: HeadTag): string {
  if (tag.kind === 'structured-data') {
    const json = JSON.stringify(tag.value).replaceAll('<', '\\u003c');
    return `<script type="application/ld+json" data-head>${json}</script>`;
  }
  const attributes = Object.entries(tag.attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
  return `<${tag.kind}${attributes} data-head>`;
}
