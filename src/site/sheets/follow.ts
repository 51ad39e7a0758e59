import type { SheetFrame } from '#api/sheets/comments/contract.ts';
import type { ApiClient } from '#request/client.ts';
import { RequestError } from '#request/errors.ts';
import { bootSettings } from '../boot.ts';
import type { LoadedPage } from '../routing/page-view.tsx';
import type { SiteRouter } from '../routing/router.tsx';
import { TOUCH } from '../until-touched.ts';

/** Least time between two looks at a sheet that changes all the time, in milliseconds. */
const PAUSE_MS = 5_000;
/** What the visitor does alone has been shown by then. */
const AFTER_CHANGE_MS = 400;
/** Time between two looks where the server sends no events. */
const POLL_MS = 10_000;
/** After so many looks, the server is asked for events again. */
const POLLS = 30;

/** Answers after which the page has something else to show than the sheet. */
const endings = ['LINK_CLOSED', 'PASSCODE_REQUIRED', 'NOT_FOUND'];

/** The sheet that is on the screen. */
interface ShownSheet {
  token: string;
  mark: string;
}

/**
 * Keeps the sheet on the screen as it is now: the server says that it has changed, and the page loads
 * its data again. What somebody types stays. Only a visible page listens, since browsers have few
 * connections for all their pages.
 */
export function followSheet(router: SiteRouter, api: ApiClient): void {
  let source: EventSource | undefined;
  let isLookDue = false;
  let nextTimer: ReturnType<typeof setTimeout> | undefined;
  /** Token of the sheet that is followed; empty if none is. */
  let followed = '';
  let lookedAt = 0;
  let polls = 0;

  const look = async (): Promise<void> => {
    isLookDue = false;
    lookedAt = Date.now();
    const shown = shownSheet(router);
    if (!shown) return;
    let mark: string | undefined;
    try {
      const params = { token: shown.token };
      ({ mark } = await api('GET /shares/links/:token/mark', { params }));
      if (mark === shownSheet(router)?.mark) return;
    } catch (error) {
      const code = error instanceof RequestError ? error.errorCode : undefined;
      // Otherwise the page stays as it is until the server can be asked again.
      if (!endings.some((ending) => ending === code)) return;
    }
    await touchPage();
    await router.invalidate();
    // Without a connection the page has stayed as it was.
    if (mark && shownSheet(router)?.mark !== mark) lookSoon();
  };
  const lookSoon = () => {
    if (isLookDue) return;
    isLookDue = true;
    setTimeout(look, Math.max(AFTER_CHANGE_MS, lookedAt + PAUSE_MS - Date.now()));
  };

  const next = (step: () => void, ms: number) => {
    clearTimeout(nextTimer);
    nextTimer = setTimeout(step, ms);
  };
  const poll = () => {
    if (!followed) return;
    void look();
    polls += 1;
    next(polls % POLLS === 0 ? connect : poll, POLL_MS);
  };

  const disconnect = () => {
    source?.close();
    source = undefined;
  };
  const connect = () => {
    disconnect();
    if (!followed) return;
    if (!('EventSource' in window)) return next(poll, POLL_MS);
    const events = new EventSource(`${bootSettings().base}api/shares/links/${followed}/events`);
    source = events;
    events.onmessage = ({ data }) => {
      if (data !== shownSheet(router)?.mark) lookSoon();
    };
    events.addEventListener('ended', () => {
      disconnect();
      void look();
      // The link may go on under other conditions.
      next(connect, POLL_MS);
    });
    events.onerror = () => {
      // While it is connecting, the browser tries again by itself.
      if (events.readyState !== EventSource.CLOSED) return;
      disconnect();
      next(poll, POLL_MS * (0.5 + Math.random() / 2));
    };
  };

  const update = () => {
    const token = document.hidden ? '' : (shownSheet(router)?.token ?? '');
    if (token === followed) return;
    followed = token;
    connect();
  };
  router.subscribe('onResolved', update);
  document.addEventListener('visibilitychange', update);
  update();
}

/** The sheet of the page; undefined where the page shows none, such as that of a link that has ended. */
function shownSheet(router: SiteRouter): ShownSheet | undefined {
  const match = router.state.matches.at(-1);
  if (match?.status !== 'success') return undefined;
  const { data } = (match.loaderData ?? {}) as Partial<LoadedPage>;
  const { frame } = (data ?? {}) as { frame?: SheetFrame };
  const [token = ''] = Object.values(match.params as Record<string, string>);
  return frame && { token, mark: frame.mark };
}

/** Hydrates all of the page's content, and resolves once it handles events and shows new data. */
async function touchPage(): Promise<void> {
  const settings = bootSettings();
  settings.touched = true;
  dispatchEvent(new Event(TOUCH));
  while (settings.phase !== 'page' || document.querySelector('#main [data-waiting]')) {
    await new Promise((resolve) => addEventListener('site:page', resolve, { once: true }));
  }
}
