import type { ApiDeps } from '#api/deps.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { shareReads } from '#api/shares/limit.ts';
import { openShare } from '#api/shares/service.ts';
import { getLiveReport } from './contract.ts';
import { readLiveReport } from './service.ts';

export function registerLiveReports(registry: ApiRegistry, deps: ApiDeps): void {
  registry.add(
    getLiveReport,
    { access: 'public', limit: shareReads },
    async ({ params: { token } }, { visitor }) => {
      const { recordId } = await openShare(deps, { kind: 'live-report', token, visitor });
      return readLiveReport(deps.db, recordId);
    },
  );
}
