import type { KeyRing } from '#api/access/key-ring.ts';
import type { AuditTrail } from '#api/audit/trail.ts';
import type { Database } from '#db/connection.ts';
import { Lockout } from './lockout.ts';
import { SecondFactor } from './second-factor.ts';

/** What the operations on staff share. */
export interface StaffServices {
  db: Database;
  trail: AuditTrail;
  lockout: Lockout;
  secondFactor: SecondFactor;
  /** Origin and base path of the site, with a slash at the end. */
  publicUrl: string;
}

export function createStaffServices(deps: {
  db: Database;
  trail: AuditTrail;
  keys: KeyRing;
  publicUrl: string;
}): StaffServices {
  const { keys, ...shared } = deps;
  return { ...shared, lockout: new Lockout(keys), secondFactor: new SecondFactor(keys) };
}
