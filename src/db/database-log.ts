import type { Logger } from 'pino';

/** The part of the application log that the database code writes to. */
export type DatabaseLog = Pick<Logger, 'info' | 'warn' | 'error'>;
