import { lazyView } from '#site/lazy-view.tsx';

/*
 * Only visits need them. Their HTML is there for visitors without scripts; their script comes with the
 * first touch.
 */
export const VisitFields = lazyView(async () => (await import('./visit-fields.tsx')).VisitFields, {
  hydrate: 'touch',
});
export const VisitTimes = lazyView(async () => (await import('./visit-times.tsx')).VisitTimes, {
  hydrate: 'touch',
});
