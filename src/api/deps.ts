import type { Logger } from 'pino';
import type { Database } from '#db/connection.ts';

/** What the API's domains work with. */
export interface ApiDeps {
  db: Database;
  log: Logger;
  settings: ApiSettings;
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
}
