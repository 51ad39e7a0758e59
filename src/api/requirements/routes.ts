import { perHour } from '#api/http/policy.ts';
import { shareReads } from '#api/shares/limit.ts';
import type { LinkRegistry } from '#api/sheets/link-registry.ts';
import { beijingDay } from '#contracts/days.ts';
import { approveNewest } from './approve.ts';
import { approveRequirement, getRequirement } from './contract.ts';
import { readRequirement } from './service.ts';

export function registerRequirements(links: LinkRegistry): void {
  links.read(
    getRequirement,
    { kind: 'requirement', limit: shareReads, opens: true },
    ({ db, link }) => readRequirement(db, link, beijingDay(new Date())),
  );
  links.add(
    approveRequirement,
    { kind: 'requirement', as: 'signer', stage: 'open', limit: perHour(20), repeat: true },
    approveNewest,
  );
}
