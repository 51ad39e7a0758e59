import type { ApiDeps } from '#api/deps.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { openShare } from '#api/shares/service.ts';
import { getSharedReport } from './contract.ts';
import { readReport } from './service.ts';

/** Mounts the live reports. */
export function registerReports(registry: ApiRegistry, deps: ApiDeps): void {
  registry.add(getSharedReport, async ({ params }, { headers }) => {
    const { recordId } = await openShare(deps, { kind: 'report', token: params.token, headers });
    return readReport(deps.db, recordId);
  });
}
