/**
 * The only script that runs before first paint. It starts the application when the browser is idle
 * or at the visitor's first interaction, whichever comes first. It repeats a first click that came
 * before hydration. It is inlined into every page, so it must have no imports and stay under 3 KB.
 */
const settings = window.__site;
let delayed: HTMLElement | undefined;
/** The application could not be loaded. It is loaded again when something is pressed that needs it. */
let failed = false;
/** Text typed after Ctrl+K or "/", before the search can be opened. */
let typed = '';

// The browser returns to the place that was left: it needs the real heights of all sections.
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (arrival?.type === 'back_forward' || arrival?.type === 'reload')
  document.documentElement.dataset.returned = '';

const interactions = [
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'pointerover',
  'change',
] as const;
const idle: (run: () => void) => void =
  'requestIdleCallback' in window
    ? (run) => requestIdleCallback(run, { timeout: 3000 })
    : (run) => setTimeout(run, 200);

function start(event?: Event) {
  const target = event?.target;
  if (settings && target instanceof Element && target.closest('#main')) settings.touched = true;
  if (!settings || settings.phase || (failed && event)) return;
  settings.phase = 'starting';
  if (settings.styles) addLink('stylesheet', settings.styles);
  for (const href of settings.preloads) addLink('modulepreload', href);
  // React creates errors while it is evaluated. Without stack traces they are cheaper.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  const restore = () => {
    Error.stackTraceLimit = stackTraceLimit;
  };
  const entry = import(/* @vite-ignore */ new URL(settings.entry, location.href).href);
  entry.then(restore, restore);
  entry.catch(() => {
    failed = true;
    handBack();
    delete settings.phase;
  });
}

function addLink(rel: string, href: string) {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
}

/**
 * Delays events that only the application can handle. Links, disclosures and forms that the browser
 * sends by itself (`data-native`) work without it.
 */
function delay(event: Event) {
  const target = event.target instanceof Element ? event.target : null;
  if (target && (isHydrated(target) || target.closest('[data-native]'))) return;
  const control =
    event.type === 'submit'
      ? target
      : target?.closest('button, [role="button"], [role="tab"], [data-interactive]');
  if (!(control instanceof HTMLElement) || control.closest('summary')) return;
  if (event.type === 'click' && control.closest('form') && isSubmit(control)) return;
  event.preventDefault();
  event.stopPropagation();
  delayed = control;
  start();
  // A script that did not arrive is asked for again.
  if (control.closest('#main')) dispatchEvent(new Event('site:touch'));
}

/**
 * Whether the application is hydrated around an element and handles its events. Parts with their
 * own script are marked until they are.
 */
function isHydrated(element: Element): boolean {
  const phase = settings?.phase;
  return phase === 'page'
    ? !element.closest('[data-waiting]')
    : phase === 'layout' && !element.closest('#main');
}

/**
 * Ctrl+K and "/" submit the header's search form; the keys after them are kept for the dialog. After
 * hydration the application handles them.
 */
function delayKey(event: KeyboardEvent) {
  const { key, target } = event;
  if (settings?.phase === 'layout' || settings?.phase === 'page') return;
  const hasModifier = event.ctrlKey || event.metaKey;
  const form = document.querySelector<HTMLFormElement>('[data-search-form]');
  if (form && delayed === form && key.length === 1 && !hasModifier) {
    typed += key;
  } else {
    const isField = target instanceof Element && target.closest('input, textarea, select');
    const isShortcut = hasModifier ? key === 'k' : key === '/' && !isField;
    if (!form || !isShortcut) return;
    delayed = form;
  }
  event.preventDefault();
  start();
}

function isSubmit(control: HTMLElement): boolean {
  return control instanceof HTMLButtonElement && control.type === 'submit';
}

function repeat() {
  const target = delayed;
  if (!target || !isHydrated(target)) return;
  delayed = undefined;
  if (!target.isConnected) return;
  if (target instanceof HTMLFormElement) target.requestSubmit();
  else target.click();
  for (const key of typed) dispatchEvent(new KeyboardEvent('keydown', { key }));
  typed = '';
}

/**
 * Where scripts could not be loaded, the browser handles the delayed event: links and forms work
 * without them. The event must not be repeated minutes later, when the scripts are there.
 */
function handBack() {
  if (!settings) return;
  const { phase } = settings;
  settings.phase = 'page';
  repeat();
  settings.phase = phase;
  delayed = undefined;
}

addEventListener('click', delay, true);
addEventListener('submit', delay, true);
addEventListener('keydown', delayKey, true);
addEventListener('site:hydrated', repeat);
addEventListener('site:page', repeat);
addEventListener('site:failed', (event) => {
  if (delayed) event.preventDefault();
  handBack();
});
for (const type of interactions) addEventListener(type, start, { capture: true, passive: true });
if (document.readyState === 'complete') idle(() => start());
else addEventListener('load', () => idle(() => start()), { once: true });
