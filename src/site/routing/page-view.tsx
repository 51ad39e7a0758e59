import { useMatch } from '@tanstack/react-router';
import { Suspense, use, useEffect } from 'react';
import { bootSettings } from '../boot.ts';
import { PagePlaceholder } from '../layouts/page-placeholder.tsx';
import type { Page } from '../page.ts';
import type { PageModule } from './page-module.ts';
import { pageModules } from './page-modules.ts';
import { fallbackRow } from './table.ts';

/** What a page route's loader hands on. */
export interface LoadedPage {
  /** What the page's own `load` returned. */
  data: unknown;
  /** Whether the same record exists in the other language. */
  hasOtherLanguage: boolean;
}

/** What a page that is being left waits for: its match has gone, and it goes with it. */
const never = new Promise<never>(() => {});

/** A page's view with what its route loaded. */
function PageView({ page }: { page: Page }) {
  const match = useMatch({
    strict: false,
    shouldThrow: false,
    select: (match) => ({
      loaded: match.loaderData as LoadedPage | undefined,
      params: match.params as Record<string, string>,
      search: match.loaderDeps as Record<string, string>,
    }),
    structuralSharing: false,
  });
  useEffect(announceContent, []);
  const { loaded, params, search } = match ?? use(never);
  return <page.View data={loaded?.data} params={params} search={search ?? {}} />;
}

/** What stands in the place of a page that does not exist; its script has been loaded before. */
export function FallbackPage() {
  const page = pageModules.get(fallbackRow.page)?.current();
  return page && <PageView page={page} />;
}

const expected = new WeakMap<PageModule, Promise<Page>>();

/**
 * The page of a route. Always the same element, so that no navigation that begins meanwhile makes
 * React give up the server's HTML below it.
 */
export function RoutePage() {
  return latePage;
}

/**
 * The page of a row. When the browser takes over a page that the server rendered, the page's script
 * may not be there: React then leaves the server's HTML as it is until the script has come, and
 * everything around it works already.
 */
function LatePage() {
  const info = useMatch({
    strict: false,
    shouldThrow: false,
    select: (match) => match.staticData.info,
  });
  const { row } = info ?? use(never);
  const module = pageModules.get(row.page);
  if (!module) throw new Error(`there is no page module ${row.page}`);
  return <PageView page={module.current() ?? use(expectPage(module, row.still ?? false))} />;
}

const latePage = (
  <Suspense fallback={<PagePlaceholder />}>
    <LatePage />
  </Suspense>
);

function expectPage(module: PageModule, still: boolean): Promise<Page> {
  const promise = expected.get(module) ?? viewLater(module, still);
  expected.set(module, promise);
  return promise;
}

const touches = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

/** The page, once its script has come: at once, or for a still page at the first touch of its content. */
function viewLater(module: PageModule, still: boolean): Promise<Page> {
  const settings = bootSettings();
  return new Promise((resolve) => {
    const load = () =>
      // Where it cannot be had the server's HTML stays, and the browser answers what was held back.
      void module.load().then(resolve, announceContent);
    if (!still || settings.touched) {
      load();
      return;
    }
    const onTouch = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('#main'))) return;
      for (const type of touches) removeEventListener(type, onTouch, true);
      load();
    };
    for (const type of touches) addEventListener(type, onTouch, true);
  });
}

/** Tells the start-up loader that the page's content answers events. */
export function announceContent(): void {
  bootSettings().waiting = false;
  dispatchEvent(new Event('site:page'));
}
