import type { DownloadItem } from '#api/downloads/contract.ts';
import type { Platform } from '#contracts/enums/downloads.ts';

/** Systems that are not used for development: software for them is built on other systems. */
const phones: readonly (Platform | null)[] = ['ios', 'android'];

/** Programs to offer for a system: applications before SDKs, and no SDKs on phones. */
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
