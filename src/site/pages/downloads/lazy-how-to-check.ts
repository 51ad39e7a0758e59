import { lazyView } from '#site/lazy-view.tsx';

/** Help for checking a file. It has its own script, because the list can be hydrated without it. */
export const LazyHowToCheck = lazyView(
  async () => (await import('./how-to-check.tsx')).HowToCheck,
  { hydrate: 'touch' },
);
