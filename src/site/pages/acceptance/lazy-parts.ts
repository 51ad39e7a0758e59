import { lazyView } from '#site/lazy-view.tsx';

/** Parts without a state: their HTML stays as the server made it until the page is touched. */
const touch = { hydrate: 'touch' } as const;
const loadSignatures = () => import('./signatures.tsx');
export const Signatures = lazyView(async () => (await loadSignatures()).Signatures, touch);
export const Verification = lazyView(async () => (await loadSignatures()).Verification, touch);
export const HowItWorks = lazyView(
  async () => (await import('./how-it-works.tsx')).HowItWorks,
  touch,
);

/** Fetches them, for data that shows them. */
export async function loadParts(): Promise<void> {
  await Promise.all([Signatures.load(), Verification.load(), HowItWorks.load()]);
}
