import type { KeyRing } from '#api/access/key-ring.ts';
import { perHour } from '#api/http/policy.ts';
import { shareReads } from '#api/shares/limit.ts';
import type { LinkRegistry } from '#api/sheets/link-registry.ts';
import { decideItem, getAcceptance, passItems, signAcceptance } from './contract.ts';
import { decideOne, passOpen } from './decide.ts';
import { signSheet } from './sign.ts';
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
}
