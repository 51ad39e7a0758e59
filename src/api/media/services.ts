import type { Logger } from 'pino';
import type { AuditTrail } from '#api/audit/trail.ts';
import type { UploadLimits } from '#api/uploads/limits.ts';
import type { Database } from '#db/connection.ts';
import type { FileStore } from '#files/file-store.ts';
import type { FileScanner } from '#files/scan/scanner.ts';

/** Which pictures may be fetched by their address. */
export interface MediaImportSettings {
  /** Host names; `*.example.com` matches all its subdomains, `*` every public host. */
  hosts: readonly string[];
  /** True if hosts may be on this machine and in private networks. */
  allowPrivate: boolean;
}

/** What the operations on the media library share. */
export interface MediaServices {
  db: Database;
  files: FileStore;
  trail: AuditTrail;
  imports: MediaImportSettings;
  limits: UploadLimits;
  /** Looks for malware in videos, models and documents; absent where none is configured. */
  scanner?: FileScanner | undefined;
  log: Pick<Logger, 'warn' | 'error'>;
}
