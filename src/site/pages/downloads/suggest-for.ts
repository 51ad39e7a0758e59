import type { DownloadItem } from '#api/downloads/contract.ts';
import type { Platform } from '#contracts/enums/downloads.ts';

/** Systems that are not used for development: software for them is built on other systems. */
export const phones: readonly Platform[] = ['ios', 'android'];

/**
 * What to offer for a system, of what runs: on computers first programs for any browser, at once,
 * then its own, then libraries; no libraries on phones.
 */
export function suggestFor(
  items: readonly DownloadItem[],
  platform: Platform | null,
): { programs: DownloadItem[]; developer: DownloadItem[] } {
  const isComputer = platform !== null && !phones.includes(platform);
  const availableFor = (wanted: Platform | null) =>
    items.filter(
      (item) => !item.isSample && item.platform === wanted && (item.newest?.file || item.storeUrl),
    );
  const own = availableFor(platform);
  const all = isComputer && platform !== 'web' ? [...availableFor('web'), ...own] : own;
  return {
    programs: all.filter(({ product }) => product.key !== 'sdk'),
    developer: isComputer ? all.filter(({ product }) => product.key === 'sdk') : [],
  };
}
