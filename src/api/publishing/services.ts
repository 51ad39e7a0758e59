import type { KeyRing } from '#api/access/key-ring.ts';
import type { WriteDeps } from '#api/audit/transaction.ts';
import type { SiteAddresses } from './checks/context.ts';

/** Dependencies of publishing. */
export interface PublishingServices extends WriteDeps {
  keys: KeyRing;
  site: SiteAddresses;
}
