import type { StaffRegistry } from '#api/access/staff-registry.ts';
import type { ApiDeps } from '#api/deps.ts';
import { readRetention } from './contract.ts';
import { readRetentionReport } from './read.ts';

export function registerRetention(registry: StaffRegistry, { db }: Pick<ApiDeps, 'db'>): void {
  registry.add(readRetention, { access: 'privacyNotices.read' }, () => readRetentionReport(db));
}
