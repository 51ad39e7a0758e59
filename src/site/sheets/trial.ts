import { lazyView } from '#site/lazy-view.tsx';

/** Only pages that offer a copy to try, or are one, fetch these parts. */
const load = () => import('./trial-parts.tsx');
export const TrialOffer = lazyView(async () => (await load()).TrialOffer, { hydrate: 'touch' });
export const TrialBar = lazyView(async () => (await load()).TrialBar, { hydrate: 'touch' });
