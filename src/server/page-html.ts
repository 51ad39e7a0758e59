import type { Locale } from '#contracts/locale.ts';
import { pickText } from '#contracts/locale.ts';
import type { SiteState } from '#contracts/site-state.ts';
import type { RenderedParts } from '#site/entry-server.tsx';
import { STATE_ELEMENT_ID } from '#site/initial-state.ts';
import { ROOT_ELEMENT_ID } from '#site/root.tsx';
import { escapeHtml } from '#site/routing/head-html.ts';
import type { Frontend } from './frontend.ts';

/** A value as text inside a script element: nothing in it can end the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** The start-up script: the global settings and the loader, in front of everything else. */
function startScript(frontend: Frontend, basePath: string, screen: string | null): string {
  const settings = {
    base: basePath,
    build: frontend.build,
    entry: basePath + frontend.entry,
    preloads: frontend.preloads(screen).map((file) => basePath + file),
  };
  return `<script>__site=${scriptJson(settings)};${frontend.loader}</script>`;
}

const styleOf = (frontend: Frontend) => (frontend.css ? `<style>${frontend.css}</style>` : '');

/** The common beginning of every document. */
function documentStart(lang: string, theme: string, head: string): string {
  return `<!doctype html><html lang="${lang}" data-theme="${theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="format-detection" content="telephone=no">${head}</head>`;
}

/** The document of a rendered page, with styles, start-up script and initial state. */
export function pageDocument(
  parts: RenderedParts,
  frontend: Frontend,
  basePath: string,
  screen: string | null,
  site: SiteState,
): string {
  const icon = `<link rel="icon" href="${basePath}favicon.svg" type="image/svg+xml">`;
  const start = documentStart(parts.lang, parts.theme, icon + styleOf(frontend) + parts.head);
  const state = `<script type="application/json" id="${STATE_ELEMENT_ID}">${scriptJson(site)}</script>`;
  return `${start}<body><div id="${ROOT_ELEMENT_ID}">${parts.app}</div>${parts.scripts}${state}${startScript(frontend, basePath, screen)}</body></html>`;
}

/** What the loading view shows: the site settings' own, once they have been read. */
export type LoadingView = SiteState['loadingView'];

/** As the placeholder of pages looks. */
const centred = 'flex min-h-[60vh] flex-col items-center justify-center gap-5 p-8 text-ink-muted';

/**
 * The shell: sent where rendering on the server failed. The loading view stands until the browser
 * has the initial state; without scripts the visitor is told how to go on.
 */
export function shellPage(
  frontend: Frontend,
  basePath: string,
  locale: Locale,
  loadingView: LoadingView,
): string {
  const texts = shellTexts[locale];
  const head = `${styleOf(frontend)}<meta name="robots" content="noindex" data-head><title>${texts.title}</title>`;
  const start = documentStart(locale === 'zh' ? 'zh-CN' : 'en', 'light', head);
  const text = escapeHtml(pickText(loadingView.text, locale));
  return `${start}<body><div id="${ROOT_ELEMENT_ID}"><div id="loading-view" class="${centred}" role="status"><span class="spinner text-4xl text-key" aria-hidden="true"></span><p>${text}</p></div><div id="loading-failed" class="${centred}" role="alert" hidden><p>${texts.failed}</p><p><a class="btn btn-primary" href="">${texts.retry}</a></p></div><noscript><p class="${centred}">${texts.noScript}</p></noscript></div>${startScript(frontend, basePath, null)}</body></html>`;
}

const shellTexts = {
  zh: {
    title: '加载中，请稍候...',
    failed: '页面暂时打不开，请检查网络后重试。',
    retry: '重新加载',
    noScript: '页面暂时打不开，请稍后刷新重试。',
  },
  en: {
    title: 'Loading, please wait...',
    failed: 'The page cannot be opened right now. Please check your connection and try again.',
    retry: 'Reload',
    noScript: 'The page cannot be opened right now. Please reload it in a moment.',
  },
} satisfies Record<Locale, Record<string, string>>;
