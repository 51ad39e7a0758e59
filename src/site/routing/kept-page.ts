import { isRefusal } from '#request/errors.ts';
import type { ShownPage } from './context.ts';
import type { LoadedPage } from './page-view.tsx';

/** What a loader is asked for. */
interface Asked {
  routeId: string;
  params: object;
  deps: object;
}

/**
 * The page on the screen if it is the one that could not be loaded again. It stays as it is, with what
 * somebody types there, unless the server has said why it is not to be shown any more.
 */
export function keptPage(
  error: unknown,
  { routeId, params, deps }: Asked,
  shown: ShownPage | undefined,
): LoadedPage | undefined {
  if (isRefusal(error) || shown?.status !== 'success' || shown.routeId !== routeId)
    return undefined;
  const isSame =
    JSON.stringify([shown.params, shown.loaderDeps]) === JSON.stringify([params, deps]);
  return isSame ? (shown.loaderData as LoadedPage) : undefined;
}
