import type { Locale } from '#contracts/locale.ts';
import { pickText } from '#contracts/locale.ts';
import type { SiteState } from '#contracts/site-state.ts';
import { STATE_ELEMENT_ID } from '#site/initial-state.ts';
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
    preloads: screen ? frontend.preloads(screen).map((file) => basePath + file) : [],
  };
  return `<script>__site=${scriptJson(settings)};${frontend.loader}</script>`;
}

const styleOf = (frontend: Frontend) => (frontend.css ? `<style>${frontend.css}</style>` : '');

/** Adds styles, start-up script and initial state to what the router rendered. */
export function completePage(
  html: string,
  frontend: Frontend,
  basePath: string,
  screen: string,
  site: SiteState,
): string {
  const icon = `<link rel="icon" href="${basePath}favicon.svg" type="image/svg+xml">`;
  const head = `${icon}${styleOf(frontend)}</head>`;
  const state = `<script type="application/json" id="${STATE_ELEMENT_ID}">${scriptJson(site)}</script>`;
  const end = html.lastIndexOf('</body>');
  return (
    html.slice(0, end).replace('</head>', () => head) +
    state +
    startScript(frontend, basePath, screen) +
    html.slice(end)
  );
}

/** What the loading view shows: the site settings' own, once they have been read. */
export type LoadingView = SiteState['loadingView'];

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

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
  return `<!doctype html><html lang="${locale === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${texts.title}</title>${styleOf(frontend)}</head><body><div id="loading-view" class="placeholder" role="status"><span class="spinner" aria-hidden="true"></span><p>${escapeHtml(pickText(loadingView.text, locale))}</p></div><div id="loading-failed" class="placeholder" role="alert" hidden><p>${texts.failed}</p><p><a class="button button-primary" href="">${texts.retry}</a></p></div><noscript><p class="placeholder">${texts.noScript}</p></noscript>${startScript(frontend, basePath, null)}</body></html>`;
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
