import type { KeyRing } from '#api/access/key-ring.ts';
import type { StaffRegistry } from '#api/access/staff-registry.ts';
import { perHour } from '#api/http/policy.ts';
import { shareReads } from '#api/shares/limit.ts';
import type { LinkRegistry } from '#api/sheets/link-registry.ts';
import type { Database } from '#db/connection.ts';
import {
  decideItem,
  getAcceptance,
  passItems,
  rejectAcceptance,
  signAcceptance,
} from './contract.ts';
import { decideOne, passOpen } from './decide.ts';
import { rejectSheet } from './reject.ts';
import { signAndSend } from './send.ts';
import { signSheet } from './sign.ts';
import { readAcceptanceState, sendAcceptance } from './staff-contract.ts';
import { readState } from './state.ts';
import { viewAcceptance } from './view.ts';

/** What a signer does on a sheet that waits for the signature. */
const bySigner = { kind: 'acceptance', as: 'signer', stage: 'open', repeat: true } as const;

export function registerAcceptance(links: LinkRegistry, { keys }: { keys: KeyRing }): void {
  links.read(
    getAcceptance,
    { kind: 'acceptance', limit: shareReads, opens: true },
    ({ db, sheet, link }) => viewAcceptance(db, sheet, link),
  );
  links.add(decideItem, { ...bySigner, limit: perHour(300) }, decideOne);
  links.add(passItems, { ...bySigner, limit: perHour(30) }, passOpen);
  links.add(signAcceptance, { ...bySigner, limit: perHour(20) }, (call, input) =>
    signSheet(keys, call, input),
  );
  links.add(rejectAcceptance, { ...bySigner, limit: perHour(10) }, rejectSheet);
}

/** What staff do with acceptance sheets besides what they do with all. */
export function registerAcceptanceStaff(registry: StaffRegistry, { db }: { db: Database }): void {
  registry.add(readAcceptanceState, { access: 'sheets.read' }, ({ params }) =>
    readState(db, params.id),
  );
  registry.add(sendAcceptance, { access: 'sheets.send', stepUp: true }, ({ params, body }, call) =>
    signAndSend(params.id, body, call),
  );
}
