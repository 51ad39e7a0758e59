import type { DownloadItem } from '#api/downloads/contract.ts';
import type { Platform } from '#contracts/values/downloads.ts';

/** What to offer on a system: programs to use before packages to build with. */
export function suggestFor(
  items: readonly DownloadItem[],
  platform: Platform | null,
): { programs: DownloadItem[]; developer: DownloadItem[] } {
  const fitting = items.filter(
    (item) => item.platform === platform && (item.newest?.file || item.storeUrl),
  );
  return {
    programs: fitting.filter(({ product }) => product.key !== 'sdk'),
    developer: fitting.filter(({ product }) => product.key === 'sdk'),
  };
}
