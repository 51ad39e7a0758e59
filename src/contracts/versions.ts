import { compareVersions as compare } from 'compare-versions';

/** A semver version without build metadata. */
export const versionPattern = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})(?:-([0-9A-Za-z.-]{1,40}))?$/;

const IDENTIFIER = '(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*)';
/** A new version: semver in its strict form, without leading zeros and build metadata. */
export const strictVersionPattern = new RegExp(
  `^(?:0|[1-9]\\d{0,5})(?:\\.(?:0|[1-9]\\d{0,5})){2}(?:-(?=.{1,40}$)${IDENTIFIER}(?:\\.${IDENTIFIER})*)?$`,
);

/** Whether a version is a pre-release. */
export function isPrerelease(version: string): boolean {
  return version.includes('-');
}

/**
 * Compares versions like semver: below 0 if the first is older, above 0 if it is newer, 0 if both
 * are equal. A missing part of a pre-release counts as 0. Invalid versions are older than all
 * others.
 */
export function compareVersions(first: string, second: string): number {
  const [isVersion, isOtherVersion] = [versionPattern.test(first), versionPattern.test(second)];
  if (!isVersion || !isOtherVersion) return Number(isVersion) - Number(isOtherVersion);
  return compare(first, second);
}

/**
 * Releases after a version, newest first. Pre-releases are included only if they are newer than the
 * newest release: the notes of a release include those of its pre-releases.
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
