import type { StaffRegistry } from '#api/access/staff-registry.ts';
import { perHour } from '#api/http/policy.ts';
import * as contract from './contract.ts';
import { addWebhook, changeWebhook, testWebhook, type WebhookSettings } from './write.ts';

/** Test messages leave the site. */
const tests = perHour(30);

/** What only this kind of record does: it keeps secrets, and posts to addresses of staff. */
export function registerWebhooks(registry: StaffRegistry, settings: WebhookSettings): void {
  registry.add(contract.addWebhook, { access: 'webhooks.create', stepUp: true }, ({ body }, call) =>
    addWebhook(body, settings, call),
  );
  registry.add(
    contract.changeWebhook,
    { access: 'webhooks.update', stepUp: true },
    ({ params, body }, call) => changeWebhook(params.id, body, settings, call),
  );
  registry.add(
    contract.testWebhook,
    { access: 'webhooks.update', limit: tests },
    ({ params }, call) => testWebhook(params.id, call),
  );
}
