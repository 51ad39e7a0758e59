import type { DownloadItem } from '#api/downloads/contract.ts';
import type { Platform } from '#contracts/enums/downloads.ts';

/** Systems on which nobody builds: what is made for them is built elsewhere. */
const phones: readonly (Platform | null)[] = ['ios', 'android'];

/**
 * What to offer on a system: programs to use before packages to build with, and none of the latter
 * on phones.
 */
export function suggestFor(
  items: readonly DownloadItem[],
  platform: Platform | null,
): { programs: DownloadItem[]; developer: DownloadItem[] } {
  const fitting = items.filter(
    (item) => item.platform === platform && (item.newest?.file || item.storeUrl),
  );
  return {
    programs: fitting.filter(({ product }) => product.key !== 'sdk'),
    developer: phones.includes(platform)
      ? []
      : fitting.filter(({ product }) => product.key === 'sdk'),
  };
}
