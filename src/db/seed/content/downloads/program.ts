import type { Platform, ReleaseChannel } from '#contracts/enums/downloads.ts';
import type { ProductKey } from '#contracts/enums/products.ts';

/** Text in both languages of the site. */
export interface Bilingual {
  zh: string;
  en: string;
}

/** A version of a program; `notes` are Markdown. */
export interface DemoRelease {
  /** Version as semver. */
  version: string;
  channel: ReleaseChannel;
  /** Day of release, ISO date. */
  releasedOn: string;
  notes: Bilingual;
  /** Where it differs from the program's. */
  minOs?: string;
  /** Where they differ from the program's. */
  requirements?: { zh: string[]; en: string[] };
  /** Further files in its archive, by path. */
  files?: Record<string, string | Uint8Array>;
}

/** A program to download for one platform, its releases newest first. */
export interface DemoProgram {
  slug: string;
  product: ProductKey;
  platform: Platform;
  name: Bilingual;
  summary: Bilingual;
  /** Oldest system it runs on; for the web, what the browser must support. */
  minOs: string;
  requirements: { zh: string[]; en: string[] };
  /** Names of its files: `<stem>-<version>-<target>.<format>`. */
  file: { stem: string; target?: string; format: 'zip' | 'tar.gz' | 'tgz' };
  /** Sample settings in its archive, by file name. */
  samples: Record<string, string>;
  /** Says what the archive has; without it, it is a sample package without a program. */
  holds?: Bilingual;
  releases: DemoRelease[];
}
