import type { QrPlatform } from '#contracts/enums/qr-pages.ts';

/**
 * The target for a system: its own, or the one for all others. Targets that cannot be reached are not
 * in the list.
 */
export function bestTarget<Target extends { platform: QrPlatform; url: string | null }>(
  targets: readonly Target[],
  system: QrPlatform,
): Target | undefined {
  const of = (platform: QrPlatform) => targets.find((target) => target.platform === platform);
  // Computers have the page with all downloads.
  return of(system) ?? of('other') ?? of('desktop');
}
