import type { KeyRing } from '#api/access/key-ring.ts';
import type { AuditTrail } from '#api/audit/trail.ts';
import { createRateLimit, type RateLimit } from '#api/http/rate-limit.ts';
import type { Database } from '#db/connection.ts';
import { Devices } from './devices.ts';
import { HashLanes } from './hash-lanes.ts';
import type { Links } from './links.ts';
import { Lockout } from './lockout.ts';
import { SecondFactor } from './second-factor.ts';

/** Mails with a link to choose a password that one person gets in an hour. */
const LINK_MAILS_PER_HOUR = 3;

/** What the operations on staff share. */
export interface StaffServices {
  db: Database;
  trail: AuditTrail;
  lockout: Lockout;
  devices: Devices;
  lanes: HashLanes;
  secondFactor: SecondFactor;
  links: Links;
  /** Counts the mails with a link that a person's address was used to ask for, by person. */
  linkMails: RateLimit;
}

export function createStaffServices(deps: {
  db: Database;
  trail: AuditTrail;
  keys: KeyRing;
  publicUrl: string;
}): StaffServices {
  const { keys, publicUrl, ...shared } = deps;
  return {
    ...shared,
    lockout: new Lockout(keys),
    devices: new Devices(keys),
    lanes: new HashLanes(),
    secondFactor: new SecondFactor(keys),
    links: { keys, publicUrl },
    linkMails: createRateLimit(deps.db, {
      name: 'staff.link-mails',
      points: LINK_MAILS_PER_HOUR,
      seconds: 3600,
    }),
  };
}
