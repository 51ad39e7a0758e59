import { describe, expect, it } from 'vitest';
import { changedSince, compareVersions, isPrerelease } from './versions.ts';

describe('compareVersions', () => {
  it('sorts like semver', () => {
    const ordered = [
      '1.0.0-alpha',
      '1.0.0-alpha.1',
      '1.0.0-alpha.beta',
      '1.0.0-beta.2',
      '1.0.0-beta.11',
      '1.0.0-rc.1',
      '1.0.0',
      '1.0.1',
      '1.2.0',
      '1.10.0',
      '2.0.0-beta.1',
      '2026.4.0',
    ];
    const shuffled = [...ordered].reverse();
    expect(shuffled.sort(compareVersions)).toEqual(ordered);
    expect(compareVersions('1.2.3', '1.2.3')).toBe(0);
  });

  it('treats invalid versions as the oldest', () => {
    expect(compareVersions('latest', '0.0.1')).toBeLessThan(0);
    expect(compareVersions('0.0.1', '1.2')).toBeGreaterThan(0);
    expect(compareVersions('x', 'y')).toBe(0);
  });

  it('recognises pre-releases', () => {
    expect(isPrerelease('1.6.0-beta.1')).toBe(true);
    expect(isPrerelease('1.6.0')).toBe(false);
  });
});

describe('changedSince', () => {
  const releases = [
    '3.3.0-beta.1',
    '3.2.0',
    '3.2.0-beta.1',
    '3.1.2',
    '2.4.4',
    '3.1.0',
    '2.4.3',
  ].map((version) => ({ version }));
  const since = (version: string) => changedSince(releases, version).map(({ version }) => version);

  it('lists all releases after a version, newest first, sorted by version and not by date', () => {
    expect(since('3.1.0')).toEqual(['3.3.0-beta.1', '3.2.0', '3.1.2']);
    expect(since('2.4.3')).toEqual(['3.3.0-beta.1', '3.2.0', '3.1.2', '3.1.0', '2.4.4']);
  });

  it('leaves out pre-releases that became a release, and keeps the others', () => {
    expect(since('3.1.2')).toEqual(['3.3.0-beta.1', '3.2.0']);
    expect(since('3.2.0-beta.1')).toEqual(['3.3.0-beta.1', '3.2.0']);
  });

  it('accepts a version that was never published', () => {
    expect(since('3.1.9')).toEqual(['3.3.0-beta.1', '3.2.0']);
    expect(since('3.3.0-beta.1')).toEqual([]);
    expect(since('9.0.0')).toEqual([]);
  });
});
