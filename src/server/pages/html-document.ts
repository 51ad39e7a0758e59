import { LRUCache } from 'lru-cache';
import { DEFAULT_LOADING_TEXT } from '#contracts/constants.ts';
import { escapeHtml } from '#contracts/escape.ts';
import type { Locale } from '#contracts/locale.ts';
import { pickText } from '#contracts/locale.ts';
import type { SiteState } from '#contracts/site-state.ts';
import type { RenderedParts } from '#site/entry-server.tsx';
import type { HtmlPiece } from '#site/fragment-cache.ts';
import { STATE_ELEMENT_ID } from '#site/initial-state.ts';
import { ROOT_ELEMENT_ID } from '#site/root.tsx';
import { iconLinks } from '../files/icons.ts';
import { developmentPolicy, pagePolicy, sourceHash } from '../http/headers.ts';
import type { Frontend } from './frontend.ts';
import { createHtmlEncoder } from './html-encoder.ts';
import { latinFace } from './latin-face.ts';
import { createPageStyles } from './page-styles.ts';

/** A complete HTML document and the policy that allows exactly its inline parts. */
export interface HtmlDocument {
  html: Buffer;
  policy: string;
}

/** The loading view from the site's settings. */
export type LoadingView = SiteState['loadingView'];

/** Chinese pages use system faces. */
const noFace = { styles: '', preload: '' };

/** Looks like the placeholder of pages. */
const centred = 'flex min-h-[60vh] flex-col items-center justify-center gap-5 p-8 text-ink-muted';

/**
 * Builds HTML documents for rendered pages and for the shell: styles, start-up script, policy.
 * @param reportUrl where browsers report breaches of the policy
 */
export function createDocuments(frontend: Frontend, basePath: string, reportUrl?: string) {
  const stylesOf = createPageStyles(frontend.styleParts);
  const face = latinFace(frontend, basePath);
  const encoder = createHtmlEncoder();
  /** Hashes by styles: many pages have the same styles. */
  const styleHashes = new LRUCache<string, string>({ max: 256, memoMethod: sourceHash });
  const states = new WeakMap<SiteState, string>();
  const startScripts = new Map<string | null, { text: string; hash: string }>();

  /** The global settings and the loader, which also fetches the script of one page module. */
  function startScript(page: string | null) {
    let script = startScripts.get(page);
    if (!script) {
      const settings = {
        base: basePath,
        build: frontend.build,
        entry: basePath + frontend.entry,
        preloads: frontend.preloads(page).map((file) => basePath + file),
        ...(frontend.stylesheet ? { styles: basePath + frontend.stylesheet } : {}),
      };
      const text = `__site=${scriptJson(settings)};${frontend.loader}`;
      script = { text, hash: sourceHash(text) };
      startScripts.set(page, script);
    }
    return script;
  }

  /** @param page undefined for a document without scripts */
  function assemble(
    parts: Pick<RenderedParts, 'lang' | 'theme' | 'preload' | 'head' | 'app' | 'scripts'>,
    page: string | null | undefined,
    state: string,
  ): HtmlDocument {
    const { lang, theme, preload, head, app, scripts } = parts;
    const start = page === undefined ? undefined : startScript(page);
    const { styles: faceStyles, preload: facePreload } = lang === 'en' ? face : noFace;
    const styles = faceStyles + stylesOf(app);
    const data = scripts.map((text) => `<script data-tsr-stream-part>${text}</script>`).join('');
    return {
      html: encoder.join([
        text(
          `<!doctype html><html lang="${lang}" data-theme="${theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="format-detection" content="telephone=no">${preload}${facePreload}${styles && '<style>'}`,
        ),
        shared(styles),
        text(
          `${styles && '</style>'}${iconLinks(basePath, lang)}${head}</head><body><div id="${ROOT_ELEMENT_ID}">`,
        ),
        ...app,
        text(`</div>${data}`),
        shared(state),
        ...(start ? [text('<script>'), shared(start.text), text('</script>')] : []),
        text('</body></html>'),
      ]),
      policy: frontend.dev
        ? developmentPolicy
        : pagePolicy(
            {
              scripts: [...scripts.map(sourceHash), ...(start ? [start.hash] : [])],
              style: styles && styleHashes.memo(styles),
            },
            reportUrl,
          ),
    };
  }

  function textDocument(
    locale: Locale,
    title: string,
    view: string,
    { withScripts = true } = {},
  ): HtmlDocument {
    const head = `<meta name="robots" content="noindex" data-head><title>${title}</title>`;
    const lang = locale === 'zh' ? 'zh-CN' : 'en';
    const parts = { lang, theme: 'light', preload: '', head, app: [text(view)], scripts: [] };
    return assemble(parts, withScripts ? null : undefined, '');
  }

  /** The settings object is serialized once until it changes. */
  function stateElement(site: SiteState): string {
    let element = states.get(site);
    if (!element) {
      element = `<script type="application/json" id="${STATE_ELEMENT_ID}">${scriptJson(site)}</script>`;
      states.set(site, element);
    }
    return element;
  }

  return {
    /** The document of a rendered page; `page` is null if its script loads at the first touch. */
    page(parts: RenderedParts, page: string | null, site: SiteState): HtmlDocument {
      return assemble(parts, page, stateElement(site));
    },

    /**
     * The shell, sent when rendering on the server failed. It shows the loading view until the
     * browser has the initial state. Without scripts it shows a text with instructions.
     * @param loadingView the site's own, once it has been read
     */
    shell(locale: Locale, loadingView?: LoadingView): HtmlDocument {
      const texts = shellTexts[locale];
      const loading = DEFAULT_LOADING_TEXT[locale];
      const label = escapeHtml(loadingView ? pickText(loadingView.text, locale) : loading);
      const view = `<div id="loading-view" class="${centred}" role="status"><span class="spinner text-4xl text-key" aria-hidden="true"></span><p>${label}</p></div><div id="loading-failed" class="${centred}" role="alert" hidden><p>${texts.failed}</p><p><a class="btn btn-primary" href="">${texts.retry}</a></p></div><noscript><p class="${centred}">${texts.noScript}</p></noscript>`;
      return textDocument(locale, loading, view);
    },

    /** Sent with 503 before the site's settings were ever read; the browser tries once more. */
    unavailable(locale: Locale): HtmlDocument {
      const { failed, retry } = shellTexts[locale];
      const view = `<div id="loading-failed" class="${centred}" role="alert"><p>${failed}</p><p><a class="btn btn-primary" href="">${retry}</a></p></div>`;
      return textDocument(locale, failed, view);
    },

    /**
     * Says why a page cannot be shown and what to do. It has no scripts: they would show what is
     * public at its address.
     */
    refusal(locale: Locale, title: string, lines: readonly string[]): HtmlDocument {
      const { retry, home } = shellTexts[locale];
      const homePath = basePath + (locale === 'en' ? 'en' : '');
      const heading = escapeHtml(title);
      const paragraphs = lines.map((line) => `<p class="mt-4 text-lg">${escapeHtml(line)}</p>`);
      const view = `<main class="wrap max-w-3xl py-10 md:py-16"><h1 class="text-4xl">${heading}</h1>${paragraphs.join('')}<p class="mt-8 flex flex-wrap gap-3"><a class="btn btn-primary" href="">${retry}</a><a class="btn btn-secondary" href="${homePath}">${home}</a></p></main>`;
      return textDocument(locale, heading, view, { withScripts: false });
    },
  };
}

const text = (html: string): HtmlPiece => ({ html, isShared: false });
const shared = (html: string): HtmlPiece => ({ html, isShared: true });

/** A value as text in a script element: nothing in it can close the element. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

const shellTexts = {
  zh: {
    failed: '页面暂时打不开，请检查网络后重试。',
    retry: '重新加载',
    home: '回到首页',
    noScript: '页面暂时打不开，请稍后刷新重试。',
  },
  en: {
    failed: 'The page cannot be opened right now. Please check your connection and try again.',
    retry: 'Reload',
    home: 'Home page',
    noScript: 'The page cannot be opened right now. Please reload it in a moment.',
  },
} satisfies Record<Locale, Record<string, string>>;
