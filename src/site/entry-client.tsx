import './styles/site.css';
import { RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Locale } from '#contracts/locale.ts';
import type { SiteState } from '#contracts/site-state.ts';
import { type ApiClient, createApiClient } from '#request/client.ts';
import { bootSettings } from './boot.ts';
import { readSiteState } from './initial-state.ts';
import { ROOT_ELEMENT_ID } from './root.tsx';
import { setPendingHref } from './routing/missing-script.ts';
import { announceContent } from './routing/page-view.tsx';
import { createSiteRouter, type SiteRouter } from './routing/router.tsx';
import { splitLocale } from './routing/table.ts';

const { base } = bootSettings();

const clients = new Map<Locale, ApiClient>();
function api(locale: Locale) {
  const client =
    clients.get(locale) ??
    createApiClient({
      apiUrl: `${base}api`,
      locale,
      send: fetch.bind(self),
      prove: async (refusal, signal) =>
        (await import('./proofs/prove.ts')).prove(refusal, locale, signal),
    });
  clients.set(locale, client);
  return client;
}

function startRouter(site: SiteState) {
  const router: SiteRouter = createSiteRouter({
    api,
    site,
    basePath: base,
    shown: () => router.state.matches.at(-1),
  });
  // The router returns to the place that was left: it needs the real heights of all sections.
  router.history.subscribe(({ action: { type } }) => {
    if (type === 'PUSH') delete document.documentElement.dataset.returned;
    else if (type !== 'REPLACE') document.documentElement.dataset.returned = '';
  });
  router.subscribe('onBeforeNavigate', ({ toLocation }) =>
    setPendingHref(base.replace(/\/$/, '') + toLocation.href),
  );
  router.subscribe('onResolved', ({ hrefChanged, pathChanged, toLocation }) => {
    setPendingHref(undefined);
    if (hrefChanged) announceContent();
    // The server counts the pages that it is asked for; this one it would not see.
    if (hrefChanged && pathChanged) {
      navigator.sendBeacon(`${base}api/page-views`, toLocation.pathname);
    }
    void updateHead(router, site).then(() => onPage());
    void followSheets(router);
  });
  return router;
}

/**
 * Updates title and head elements after a navigation. The server has set those of the first page.
 */
async function updateHead(router: ReturnType<typeof createSiteRouter>, site: SiteState) {
  const { updateDocument } = await import('./routing/update-document.ts');
  updateDocument(router.state.matches, site);
}

/** Work to do after each page is shown. The first one may be shown already. */
let onPage = () => {};

/** Sets the link previews of pages, only inside WeChat and only if its keys are configured. */
async function startWechatShare(site: SiteState) {
  if (!site.wechatSharing || !/MicroMessenger/i.test(navigator.userAgent)) return;
  const { createWechatShare } = await import('./wechat-share.ts');
  onPage = createWechatShare(api('zh'));
  onPage();
}

let follows = false;
const FOLLOW_AGAIN_MS = 20_000;

/** Keeps sheets as they are now; only their pages fetch the script for it, until it has arrived. */
async function followSheets(router: ReturnType<typeof createSiteRouter>) {
  if (follows || !router.state.matches.at(-1)?.staticData.info?.row.secret) return;
  follows = true;
  try {
    (await import('./sheets/follow.ts')).followSheet(router, api('zh'));
  } catch {
    follows = false;
    setTimeout(followSheets, FOLLOW_AGAIN_MS, router);
  }
}

const rootElement = () => document.getElementById(ROOT_ELEMENT_ID) as HTMLElement;

/** Lets the browser handle events between two steps of the start. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** The server rendered the page: hydrate it. */
async function hydratePage(site: SiteState) {
  await nextTask();
  const router = startRouter(site);
  await hydrate(router);
  window.$_TSR?.h();
  await nextTask();
  startTransition(() => {
    hydrateRoot(rootElement(), <RouterProvider router={router} />);
  });
  void followSheets(router);
}

/** The server sent only the shell: its loading view stays until the initial state is loaded. */
async function startFromShell() {
  const path = location.pathname.slice(base.length - 1);
  try {
    const site = await api(splitLocale(path).locale)('GET /site');
    const router = startRouter(site);
    await router.load();
    await updateHead(router, site);
    createRoot(rootElement()).render(<RouterProvider router={router} />);
    void followSheets(router);
  } catch {
    document.getElementById('loading-view')?.setAttribute('hidden', '');
    document.getElementById('loading-failed')?.removeAttribute('hidden');
  }
}

const site = readSiteState();
if (site) {
  void hydratePage(site);
  void startWechatShare(site);
} else void startFromShell();
