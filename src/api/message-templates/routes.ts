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
  registry.add(restoreText, { access, transaction: true }, async ({ params }, call) => {
    await restoreDelivered(params.id, { ...call, site });
    return {};
  });
  registry.add(testTemplate, { access, limit: tests, transaction: true }, ({ params }, call) =>
    sendTests(params.id, call),
  );
}
