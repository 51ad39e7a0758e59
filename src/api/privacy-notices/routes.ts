import type { StaffRegistry } from '#api/access/staff-registry.ts';
import type { ApiDeps } from '#api/deps.ts';
import type { SiteAddresses } from '#api/publishing/checks/context.ts';
import * as contract from './contract.ts';
import { publishNotice } from './publish.ts';
import { readNotice, readNotices } from './read.ts';
import { beginNotice, changeNotice, removeNotice } from './write.ts';

export function registerPrivacyNotices(
  registry: StaffRegistry,
  { db, site }: Pick<ApiDeps, 'db'> & { site: SiteAddresses },
): void {
  registry.add(contract.listPrivacyNotices, { access: 'privacyNotices.read' }, () =>
    readNotices(db),
  );
  registry.add(contract.readPrivacyNotice, { access: 'privacyNotices.read' }, ({ params }) =>
    readNotice(db, params.id),
  );
  registry.add(
    contract.createPrivacyNotice,
    { access: 'privacyNotices.create', transaction: true },
    ({ body }, call) => beginNotice(body, call),
  );
  registry.add(
    contract.updatePrivacyNotice,
    { access: 'privacyNotices.update', transaction: true },
    ({ params, body }, call) => changeNotice(params.id, body, call),
  );
  registry.add(
    contract.deletePrivacyNotice,
    { access: 'privacyNotices.delete', transaction: true },
    async ({ params }, call) => {
      await removeNotice(params.id, call);
      return {};
    },
  );
  registry.add(
    contract.publishPrivacyNotice,
    { access: 'privacyNotices.publish', transaction: true },
    async ({ params, body }, call) => {
      await publishNotice(site, params.id, body, call);
      return {};
    },
  );
}
