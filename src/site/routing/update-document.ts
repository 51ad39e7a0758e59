import type { SiteState } from '#contracts/site-state.ts';
import { type DocumentMatch, documentAttributes, documentHead } from './head.ts';
import { headHtml } from './head-html.ts';

/** Sets title, head elements, language and theme of the document for the current page. */
export function updateDocument(matches: readonly DocumentMatch[], site: SiteState): void {
  const { title, tags } = documentHead(matches, site);
  const { lang, theme } = documentAttributes(matches);
  document.title = title;
  document.documentElement.lang = lang;
  document.documentElement.dataset.theme = theme;
  for (const element of document.head.querySelectorAll('[data-head]')) element.remove();
  document.head.insertAdjacentHTML('beforeend', headHtml(tags));
}
