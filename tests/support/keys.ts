import { KeyRing } from '#api/access/key-ring.ts';
import { AuditTrail } from '#api/audit/trail.ts';

/** Keys of the API under test. */
export const testKeys = new KeyRing([Buffer.from('the secret key of the tests, any text')]);
/** Writes the audit log with these keys. */
export const testTrail = new AuditTrail(testKeys);
