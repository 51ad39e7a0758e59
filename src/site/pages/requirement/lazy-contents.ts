import { lazyView } from '#site/lazy-view.tsx';

/** Most of the sheet is read only: its script loads at the first touch. */
export const Contents = lazyView(async () => (await import('./contents.tsx')).Contents, {
  hydrate: 'touch',
});
