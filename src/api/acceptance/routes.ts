import { shareReads } from '#api/shares/limit.ts';
import type { LinkRegistry } from '#api/sheets/link-registry.ts';
import { getAcceptance } from './contract.ts';
import { viewAcceptance } from './view.ts';

export function registerAcceptance(links: LinkRegistry): void {
  links.read(
    getAcceptance,
    { kind: 'acceptance', limit: shareReads, opens: true },
    ({ db, sheet, link }) => viewAcceptance(db, sheet, link),
  );
}
