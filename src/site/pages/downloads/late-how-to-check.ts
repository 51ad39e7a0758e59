import { lateView } from '#site/late-view.tsx';

/** Help for checking a file: its script is not needed before the list answers events. */
export const LateHowToCheck = lateView(async () => (await import('./how-to-check.tsx')).HowToCheck);
