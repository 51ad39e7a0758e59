import { shareReads } from '#api/shares/limit.ts';
import type { LinkRegistry } from '#api/sheets/link-registry.ts';
import { getLiveReport } from './contract.ts';
import { readLiveReport } from './service.ts';

export function registerLiveReports(links: LinkRegistry): void {
  links.read(
    getLiveReport,
    { kind: 'live-report', limit: shareReads, opens: true },
    ({ db, link }) => readLiveReport(db, link.recordId),
  );
}
