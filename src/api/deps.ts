import type { Logger } from 'pino';
import type { Database } from '#db/connection.ts';
import type { FileStore } from '#files/file-store.ts';
import type { FileScanner } from '#files/scan/scanner.ts';
import type { KeyRing } from './access/key-ring.ts';
import type { PersonBounds } from './access/person-limits.ts';
import type { AnswerCache } from './http/answer-cache.ts';
import type { VisitorHash } from './http/visitor-hash.ts';
import type { MediaImportSettings } from './media/services.ts';
import type { OnContentChange } from './search/content-cache.ts';
import type { SearchContext } from './search/context.ts';
import type { JobQueue } from './system/job-queue.ts';
import type { UploadLimits } from './uploads/limits.ts';

/** Process dependencies of the API. */
export interface ApiDeps {
  db: Database;
  /** Separate connections for searches, so that they cannot use up those of `db`. */
  searchDb?: Database;
  /** Separate connections for the back office, so that it cannot use up those of `db`. */
  staffDb?: Database;
  /** Calls per minute of one member of staff; the defaults if absent. */
  personBounds?: PersonBounds;
  log: Logger;
  /** Computes visitor hashes for limits and counts. */
  visitorHash: VisitorHash;
  settings: ApiSettings;
  /** Files of the media library and of uploads. */
  files: FileStore;
  /** Looks for malware in files before they become public; absent where none is configured. */
  scanner?: FileScanner | undefined;
  /** The job queue; absent where this process runs no jobs. */
  queue?: JobQueue | undefined;
  /** Keys for the audit log, second factors and sign-in names. */
  keys: KeyRing;
  /** Caches card lists that many pages show; without it they are read each time. */
  answers?: AnswerCache;
  /**
   * Subscribes a listener to content changes for the lifetime of the process; a call without a tag
   * means that everything may have changed. Absent if the process does not listen to the database:
   * then nothing may be cached.
   */
  onContentChange?: OnContentChange;
  /** Whether a Chinese path belongs to a page of the site; without it, links are not checked. */
  isPage?: (path: string) => boolean;
  /** Set where pages are rendered with drafts, in a transaction that is rolled back. */
  showsDrafts?: boolean;
  /** Chinese paths of the pages without parameters; suggestions for redirects come from them. */
  pagePaths?: readonly string[];
}

/** Dependencies of the API's domains. */
export interface ApiServices extends ApiDeps {
  search: SearchContext;
}

/** Dependencies of domains with searchable lists. */
export type SearchableDeps = Pick<ApiServices, 'db' | 'search'>;

/** Process settings that affect the API's responses. */
export interface ApiSettings {
  /** Public origin and base path of the site, with a trailing slash. */
  publicUrl: string;
  /** Names of this machine in addresses, where the public one is not configured; see `OwnOrigin`. */
  localNames?: readonly string[] | undefined;
  /** Further origins of the site; see `OwnOrigin`. */
  otherOrigins?: readonly string[] | undefined;
  /** Base path with slashes at both ends. */
  basePath: string;
  /** Id of the running build. */
  buildId: string;
  /** Folder of database and files, for its free space. */
  dataDir?: string;
  /** Outside services by the name of their setting, and whether they are configured. */
  services?: Readonly<Record<string, boolean>>;
  /** Whether the site has a mail server; false if absent. */
  sendsMail?: boolean;
  /** Which pictures staff may fetch by address; none if absent. */
  mediaImports?: MediaImportSettings;
  /** Largest uploaded files; the defaults if absent. */
  uploadLimits?: UploadLimits;
  /** The provider's WeChat account; without it share previews are not signed. */
  wechat?: WechatSettings | undefined;
}

/** A WeChat official account that signs share previews. */
export interface WechatSettings {
  appId: string;
  appSecret: string;
  /** Origin of WeChat's API, without a trailing slash. */
  apiUrl: string;
  /** Time limit for waiting until another process has fetched a ticket; 5 s by default. */
  waitLimitMs?: number;
}
