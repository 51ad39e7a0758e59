import { lateView } from '#site/late-view.tsx';

/** Help for checking a file. It has its own script, because the list can be hydrated without it. */
export const LateHowToCheck = lateView(async () => (await import('./how-to-check.tsx')).HowToCheck);
