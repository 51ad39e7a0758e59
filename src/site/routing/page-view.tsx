import { useMatch } from '@tanstack/react-router';
import { Suspense, use } from 'react';
import type { Locale } from '#contracts/locale.ts';
import { bootSettings } from '../boot.ts';
import { PagePlaceholder } from '../layouts/page-placeholder.tsx';
import type { Page } from '../page.ts';
import { untilLoaded, untilTouched } from '../until-touched.ts';
import { useHydrated } from '../use-hydrated.ts';
import type { PageModule } from './page-module.ts';
import { pageModules } from './page-modules.ts';
import { fallbackRow } from './table.ts';

/** Result of a page route's loader. */
export interface LoadedPage {
  /** Data from the page's own `load`. */
  data: unknown;
  /** Whether the record exists in the other language. */
  hasOtherLanguage: boolean;
  /** Chinese path of another kind of page with the text in the other language. */
  counterpart: string | null;
  /** Language of a record that has only one; null if it is that of the address. */
  locale: Locale | null;
}

/** A promise that never resolves. A page without a match suspends until it is unmounted. */
const never = new Promise<never>(() => {});

const none: Record<string, string> = {};

/**
 * A page's view with its route's data. It does not render a second time after its hydration: parts
 * that wait for the touch would lose their HTML. So each value is read on its own, since an object
 * made of them would be another one each time.
 */
function PageView({ page }: { page: Page }) {
  const options = { strict: false, shouldThrow: false, structuralSharing: false } as const;
  const loaded = useMatch({
    ...options,
    select: (match) => match.loaderData as LoadedPage | undefined,
  });
  const params = useMatch({
    ...options,
    select: (match) => match.params as Record<string, string>,
  });
  const search = useMatch({
    ...options,
    select: (match) => (match.loaderDeps ?? none) as Record<string, string>,
  });
  return (
    <>
      <page.View data={loaded?.data} params={params ?? use(never)} search={search ?? none} />
      <Announcement />
    </>
  );
}

/** Reports that the page is hydrated; with a state of its own. */
function Announcement() {
  useHydrated(announceContent);
  return null;
}

/** View of a page that does not exist; its script is already loaded. */
export function FallbackPage() {
  const page = pageModules.get(fallbackRow.page)?.current();
  return page && <PageView page={page} />;
}

const pages = new WeakMap<PageModule, Promise<Page>>();

/**
 * Element of a page route. It is a constant, so that a navigation during hydration does not make
 * React discard the server's HTML below it.
 */
export function RoutePage() {
  return lazyPage;
}

/**
 * The page of a row. During hydration its script may not be loaded yet: React then keeps the
 * server's HTML until the script is loaded, and hydrates everything around it.
 */
function LazyPage() {
  const info = useMatch({
    strict: false,
    shouldThrow: false,
    select: (match) => match.staticData.info,
  });
  const { row } = info ?? use(never);
  const module = pageModules.get(row.page);
  if (!module) throw new Error(`there is no page module ${row.page}`);
  return <PageView page={module.current() ?? use(pageOf(module, row.hydrate === 'touch'))} />;
}

const lazyPage = (
  <Suspense fallback={<PagePlaceholder />}>
    <LazyPage />
  </Suspense>
);

function pageOf(module: PageModule, waits: boolean): Promise<Page> {
  const promise = pages.get(module) ?? loadPage(module, waits);
  pages.set(module, promise);
  return promise;
}

/** The page once its script is loaded. */
async function loadPage(module: PageModule, waits: boolean): Promise<Page> {
  if (waits) await untilTouched();
  return untilLoaded(module.load);
}

/** Reports to the hydration loader that the page's content handles events. */
export function announceContent(): void {
  bootSettings().phase = 'page';
  dispatchEvent(new Event('site:page'));
}
