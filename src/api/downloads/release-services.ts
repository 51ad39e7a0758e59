import type { WriteDeps } from '#api/audit/transaction.ts';
import type { SiteAddresses } from '#api/publishing/checks/context.ts';
import type { FileStore } from '#files/file-store.ts';

/** What the operations on releases share. */
export interface ReleaseServices extends WriteDeps {
  files: FileStore;
  site: SiteAddresses;
}
