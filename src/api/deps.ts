import type { Logger } from 'pino';
import type { Database } from '#db/connection.ts';
import type { VisitorMark } from './http/visitor-mark.ts';

/** What the API's domains work with. */
export interface ApiDeps {
  db: Database;
  /** A few connections for searches alone, so that they cannot use up those of `db`. */
  searchDb?: Database;
  log: Logger;
  /** Marks visitors for limits and counts. */
  visitorMark: VisitorMark;
  settings: ApiSettings;
  /**
   * Tells a listener, for as long as the process runs, which content has changed; without a tag
   * everything may have. Absent where nobody listens to the database: then nothing may be kept.
   */
  onContentChange?: (listener: (tag?: string) => void) => void;
}

/** Settings of the process that reach into the API's answers. */
export interface ApiSettings {
  /** Origin and base path the site is known by, with a slash at the end. */
  publicUrl: string;
  /** Base path with slashes at both ends. */
  basePath: string;
  /** Identifies the running build. */
  buildId: string;
  /** The provider's WeChat account; share cards are not signed without one. */
  wechat?: WechatSettings | undefined;
}

/** An official account of WeChat that signs share cards. */
export interface WechatSettings {
  appId: string;
  appSecret: string;
  /** Origin of WeChat's interface, without a slash at the end. */
  apiUrl: string;
}
