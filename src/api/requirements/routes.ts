import { shareReads } from '#api/shares/limit.ts';
import type { LinkRegistry } from '#api/sheets/link-registry.ts';
import { beijingDay } from '#contracts/days.ts';
import { getRequirement } from './contract.ts';
import { readRequirement } from './service.ts';

export function registerRequirements(links: LinkRegistry): void {
  links.read(
    getRequirement,
    { kind: 'requirement', limit: shareReads, opens: true },
    ({ db, link }) => readRequirement(db, link, beijingDay(new Date())),
  );
}
