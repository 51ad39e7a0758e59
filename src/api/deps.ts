import type { Logger } from 'pino';
import type { Database } from '#db/connection.ts';
import type { AnswerCache } from './http/answer-cache.ts';
import type { VisitorMark } from './http/visitor-mark.ts';
import type { OnContentChange } from './search/content-cache.ts';
import type { SearchContext } from './search/context.ts';

/** The parts of the process that the API is built on. */
export interface ApiDeps {
  db: Database;
  /** A few connections for searches alone, so that they cannot use up those of `db`. */
  searchDb?: Database;
  log: Logger;
  /** Marks visitors for limits and counts. */
  visitorMark: VisitorMark;
  settings: ApiSettings;
  /** Keeps lists of cards that many pages show; they are read each time where it is absent. */
  answers?: AnswerCache;
  /**
   * Tells a listener, for as long as the process runs, which content has changed; without a tag
   * everything may have. Absent where nobody listens to the database: then nothing may be kept.
   */
  onContentChange?: OnContentChange;
}

/** Everything that the API's domains work with. */
export interface ApiServices extends ApiDeps {
  search: SearchContext;
}

/** Needs of domains whose lists can be searched. */
export type SearchableDeps = Pick<ApiServices, 'db' | 'search'>;

/** Settings of the process that reach into the API's answers. */
export interface ApiSettings {
  /** Origin and base path the site is known by, with a slash at the end. */
  publicUrl: string;
  /** Base path with slashes at both ends. */
  basePath: string;
  /** Identifies the running build. */
  buildId: string;
  /** The provider's WeChat account; share previews are not signed without one. */
  wechat?: WechatSettings | undefined;
}

/** An official account of WeChat that signs share previews. */
export interface WechatSettings {
  appId: string;
  appSecret: string;
  /** Origin of WeChat's interface, without a slash at the end. */
  apiUrl: string;
}
