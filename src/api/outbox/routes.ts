import type { StaffRegistry } from '#api/access/staff-registry.ts';
import type { ApiDeps } from '#api/deps.ts';
import { readsPerMinute } from '#api/http/policy.ts';
import * as contract from './contract.ts';
import { readMessages } from './list.ts';
import { cancel, sendAgain, sendAllAgain } from './resend.ts';

/** The screens ask again every few seconds while something is under way. */
const looks = readsPerMinute(300);

export function registerOutbox(registry: StaffRegistry, { db }: Pick<ApiDeps, 'db'>): void {
  registry.add(contract.listMessages, { access: 'system.read', limit: looks }, ({ query }) =>
    readMessages(db, query),
  );
  registry.add(
    contract.retryMessage,
    { access: 'system.update', transaction: true },
    async ({ params }, call) => {
      await sendAgain(params.id, call);
      return {};
    },
  );
  registry.add(
    contract.retryFailed,
    { access: 'system.update', transaction: true },
    ({ body }, call) => sendAllAgain(body, call),
  );
  registry.add(
    contract.cancelMessage,
    { access: 'system.update', transaction: true },
    async ({ params }, call) => {
      await cancel(params.id, call);
      return {};
    },
  );
}
