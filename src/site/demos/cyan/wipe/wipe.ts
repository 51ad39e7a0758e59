import type { CaseDetail } from '#api/cases/contract.ts';
import { lazyView } from '#site/lazy-view.tsx';

/** A sample clip keyed in the browser. It has its own script, because few pages show it. */
export const Wipe = lazyView(async () => (await import('./wipe-section.tsx')).WipeSection);

/** Whether a case shows the clip: those whose rooms use the keyer. */
export const showsWipe = ({ products }: Pick<CaseDetail, 'products'>) =>
  products.some(({ key }) => key === 'cyan');
