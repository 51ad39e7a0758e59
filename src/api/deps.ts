import type { Logger } from 'pino';
import type { Database } from '#db/connection.ts';
import type { AnswerCache } from './http/answer-cache.ts';

/** What the API's domains work with. */
export interface ApiDeps {
  db: Database;
  log: Logger;
  settings: ApiSettings;
  /** Keeps lists of cards that many pages show; they are read each time where it is absent. */
  answers?: AnswerCache;
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
  /** Folder of the files offered for download. */
  filesDir: string;
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
