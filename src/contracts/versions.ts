/** A version as semver, build left out. */
export const versionPattern = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})(?:-([0-9A-Za-z.-]{1,40}))?$/;

/** Whether a version is one before the release of the same number. */
export function isPrerelease(version: string): boolean {
  return version.includes('-');
}

/**
 * Orders versions as semver does: below 0 where the first is older, above 0 where it is newer, 0
 * where both are the same. What is no version is older than everything.
 */
export function compareVersions(first: string, second: string): number {
  const [a, b] = [versionPattern.exec(first), versionPattern.exec(second)];
  if (!a || !b) return Number(a !== null) - Number(b !== null);
  for (const place of [1, 2, 3]) {
    const difference = Number(a[place]) - Number(b[place]);
    if (difference !== 0) return difference;
  }
  return comparePrereleases(a[4], b[4]);
}

/** The release comes after all that leads to it; numbers count as numbers, words by their letters. */
function comparePrereleases(first: string | undefined, second: string | undefined): number {
  if (first === second) return 0;
  if (first === undefined) return 1;
  if (second === undefined) return -1;
  const [a, b] = [first.split('.'), second.split('.')];
  for (let place = 0; place < Math.max(a.length, b.length); place++) {
    const difference = compareParts(a[place], b[place]);
    if (difference !== 0) return difference;
  }
  return 0;
}

function compareParts(first: string | undefined, second: string | undefined): number {
  if (first === second) return 0;
  if (first === undefined) return -1;
  if (second === undefined) return 1;
  const [isNumber, isOtherNumber] = [/^\d+$/.test(first), /^\d+$/.test(second)];
  if (isNumber && isOtherNumber) return Number(first) - Number(second);
  if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
  return first < second ? -1 : 1;
}

/**
 * What changed since a version, newest first: every release after it, and what is tried out beyond
 * the newest release. Trials that became a release are told by the release itself.
 */
export function changedSince<Release extends { version: string }>(
  releases: readonly Release[],
  version: string,
): Release[] {
  const newer = releases
    .filter((release) => compareVersions(release.version, version) > 0)
    .sort((a, b) => compareVersions(b.version, a.version));
  const newestRelease = releases
    .filter((release) => !isPrerelease(release.version))
    .sort((a, b) => compareVersions(b.version, a.version))[0];
  return newer.filter(
    (release) =>
      !isPrerelease(release.version) ||
      !newestRelease ||
      compareVersions(release.version, newestRelease.version) > 0,
  );
}
