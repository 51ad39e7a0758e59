import { createRequestHandler, RouterServer } from '@tanstack/react-router/ssr/server';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { escapeHtml } from '#contracts/escape.ts';
import { withoutJoiners } from '#contracts/joiners.ts';
import type { Locale } from '#contracts/locale.ts';
import type { PageSubmission } from '#contracts/page-submission.ts';
import type { SiteState } from '#contracts/site-state.ts';
import type { ApiClient } from '#request/client.ts';
import { RequestError } from '#request/errors.ts';
import { picturePreload } from '#ui/picture-preload.ts';
import { fragmentsFor, type HtmlPiece } from './fragment-cache.ts';
import { documentAttributes, documentHead } from './routing/head.ts';
import { headHtml } from './routing/head-html.ts';
import { createSiteRouter } from './routing/router.tsx';

/** Input of one render. */
export interface RenderInput {
  /** Path and query, with the base path. */
  href: string;
  basePath: string;
  site: SiteState;
  api: (locale: Locale) => ApiClient;
  /** A refused booking that was posted without scripts, to show again. */
  submission?: PageSubmission | undefined;
}

export interface RenderedParts {
  lang: string;
  theme: string;
  /** Title and head elements of the page. */
  head: string;
  /** Preload of the first large image; empty if there is none. */
  preload: string;
  /** HTML inside the application's root element. */
  app: readonly HtmlPiece[];
  /** Texts of the inline scripts with the router's data. */
  scripts: string[];
}

export type RenderOutput =
  | ({ kind: 'page'; status: number } & RenderedParts)
  | { kind: 'redirect'; status: number; location: string };

/**
 * Renders one page on the server.
 * @throws any rendering error; the caller then sends the shell
 */
export async function renderPage(input: RenderInput): Promise<RenderOutput> {
  const { site, api, basePath, href, submission } = input;
  const fragments = fragmentsFor(site, href.replace(/\?.*/s, ''));
  const handle = createRequestHandler({
    request: new Request(new URL(href, 'http://localhost')),
    createRouter: () => createSiteRouter({ api, site, basePath, fragments, submission }),
  });
  let parts: RenderedParts | undefined;
  const response = await handle(async ({ router }) => {
    const { matches } = router.state;
    const element = <RouterServer router={router} />;
    const rendered = renderToString(element);
    if (rendered.includes(FAILED_BOUNDARY)) throw await renderingError(element);
    const { title, tags } = documentHead(matches, site);
    parts = {
      ...documentAttributes(matches),
      head: `<title>${escapeHtml(withoutJoiners(title))}</title>${headHtml(tags)}`,
      preload: picturePreload(rendered),
      app: fragments.fill(rendered),
      scripts: (router.serverSsr?.takeInitialHydrationScriptTags()?.before ?? []).map(
        ({ children }) => withoutTimes(children ?? ''),
      ),
    };
    return new Response(null, { status: statusOf(matches) });
  });
  const location = response.headers.get('location');
  if (location) return { kind: 'redirect', status: response.status, location };
  if (!parts) throw new Error('The router rendered nothing');
  return { kind: 'page', status: response.status, ...parts };
}

/**
 * The router's data without the time at which they were loaded: the same content must have the same
 * ETag, whenever and by whichever process it was rendered. The browser puts in the time of arrival.
 */
function withoutTimes(script: string): string {
  return script.replace(/(?<=,)u:\d{13}(?=,s:)/g, 'u:Date.now()');
}

/** React's marker for a part that threw; the browser renders that part. */
const FAILED_BOUNDARY = '<!--$!-->';

/**
 * The error of a failed part. Rendering to a string hides it, so the page is rendered once more.
 */
function renderingError(app: ReactNode): Promise<unknown> {
  return new Promise((resolve) => {
    const stream = renderToPipeableStream(app, {
      onError: (error) => resolve(error),
      onAllReady: () => {
        stream.abort();
        resolve(new Error('a part of the page could not be rendered'));
      },
    });
  });
}

interface RenderedMatch {
  status: string;
  error: unknown;
}

/** Returns 404 for a missing page, the status of a failed request, or 500 for other failures. */
function statusOf(matches: readonly RenderedMatch[]): number {
  for (const { status, error } of matches) {
    if (status === 'notFound') return 404;
    if (status === 'error') {
      if (!(error instanceof RequestError)) return 500;
      return error.status >= 400 ? error.status : 502;
    }
  }
  return 200;
}
