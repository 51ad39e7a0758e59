import { lazyView } from '../lazy-view.tsx';

/** The page of a link that opens no sheet. */
export const ClosedSheet = lazyView(async () => (await import('./closed-view.tsx')).ClosedView);
