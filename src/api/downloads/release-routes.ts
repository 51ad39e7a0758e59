import type { StaffRegistry } from '#api/access/staff-registry.ts';
import { issue, withdraw } from './issue.ts';
import * as contract from './release-contract.ts';
import { attachFile } from './release-file.ts';
import { readDownloadDays, readOne, readReleases } from './release-list.ts';
import type { ReleaseServices } from './release-services.ts';
import { addRelease, changeRelease, removeRelease } from './releases.ts';

/**
 * Versions of programs in the back office. The programs themselves are content: see publishing.ts.
 * `setReleaseFile` reads the uploaded file before its transaction, which it opens itself.
 */
export function registerReleases(registry: StaffRegistry, services: ReleaseServices): void {
  const { db } = services;
  registry.add(contract.listReleases, { access: 'releases.read' }, ({ params }) =>
    readReleases(db, params.id),
  );
  registry.add(contract.readRelease, { access: 'releases.read' }, ({ params }) =>
    readOne(db, params.id),
  );
  registry.add(contract.readReleaseDownloads, { access: 'releases.read' }, ({ params }) =>
    readDownloadDays(db, params.id),
  );
  registry.add(contract.createRelease, { access: 'releases.create' }, ({ params, body }, call) =>
    addRelease(params.id, body, call),
  );
  registry.add(contract.updateRelease, { access: 'releases.update' }, ({ params, body }, call) =>
    changeRelease(params.id, body, call),
  );
  registry.add(
    contract.setReleaseFile,
    { access: 'releases.update', isLong: true, transaction: false },
    ({ params, body }, call) => attachFile(services, params.id, body.upload, call),
  );
  registry.add(contract.deleteRelease, { access: 'releases.delete' }, ({ params }, call) =>
    removeRelease(params.id, call),
  );
  registry.add(
    contract.issueRelease,
    { access: 'releases.publish', isLong: true },
    ({ params, body }, call) => issue(services, params.id, body, call),
  );
  registry.add(
    contract.withdrawRelease,
    { access: 'releases.withdraw' },
    ({ params, body }, call) => withdraw(params.id, body, call),
  );
}
