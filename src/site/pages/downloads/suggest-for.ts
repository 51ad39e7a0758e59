import type { DownloadItem } from '#api/downloads/contract.ts';
import type { Platform } from '#contracts/enums/downloads.ts';

/** Systems that are not used for development: software for them is built on other systems. */
const phones: readonly (Platform | null)[] = ['ios', 'android'];

/**
 * Programs to offer for a system: on computers first those that run in any browser, at once, then
 * its own applications, then SDKs; no SDKs on phones.
 */
export function suggestFor(
  items: readonly DownloadItem[],
  platform: Platform | null,
): { programs: DownloadItem[]; developer: DownloadItem[] } {
  const isComputer = platform !== null && !phones.includes(platform);
  const availableFor = (wanted: Platform | null) =>
    items.filter((item) => item.platform === wanted && (item.newest?.file || item.storeUrl));
  const own = availableFor(platform);
  const applications = isComputer ? [...availableFor('web'), ...own] : own;
  return {
    programs: applications.filter(({ product }) => product.key !== 'sdk'),
    developer: isComputer ? own.filter(({ product }) => product.key === 'sdk') : [],
  };
}
