import type { DatabaseConnection } from '#db/connection-config.ts';

/** A database that accepts connections. */
export interface OpenedDatabase {
  /** As the application. */
  connection: DatabaseConnection;
  /** As the owner of the tables; undefined where the settings name none. */
  owner: DatabaseConnection | undefined;
  /** The application's role, where it is not the owner's. */
  role: string | undefined;
  /** True if this start created the built-in database. */
  isNew: boolean;
  /** Stops the server if this process started it. */
  stop(): Promise<void>;
}
