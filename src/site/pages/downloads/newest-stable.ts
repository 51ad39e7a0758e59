import type { DownloadItem, Release } from '#api/downloads/contract.ts';

/** The version to offer first: the newest stable one, else the newest of all. */
export function newestStable({ releases }: DownloadItem): Release | undefined {
  return releases.find(({ channel }) => channel === 'stable') ?? releases[0];
}
