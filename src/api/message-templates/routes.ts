import type { StaffRegistry } from '#api/access/staff-registry.ts';
import { perHour } from '#api/http/policy.ts';
import type { SiteAddresses } from '#api/publishing/checks/context.ts';
import { restoreText, testTemplate } from './contract.ts';
import { restoreDelivered, sendTests } from './write.ts';

/** Test mails leave the site. */
const tests = perHour(30);

export function registerMessageTemplates(
  registry: StaffRegistry,
  { site }: { site: SiteAddresses },
): void {
  const access = 'messageTemplates.update' as const;
  registry.add(restoreText, { access }, ({ params }, call) =>
    restoreDelivered(params.id, { ...call, site }),
  );
  registry.add(testTemplate, { access, limit: tests }, ({ params }, call) =>
    sendTests(params.id, call),
  );
}
