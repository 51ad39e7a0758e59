import type { StaffRegistry } from '#api/access/staff-registry.ts';
import type { ApiDeps } from '#api/deps.ts';
import { qrSvg } from '#api/qr-pages/images.ts';
import type { LinkGate } from '../link-gate.ts';
import { linkPath, linkUrl } from './address.ts';
import { renewPasscode, replace, revoke } from './change.ts';
import * as contract from './contract.ts';
import { findLink, readLinks, readOpenings } from './listing.ts';
import { makeLink } from './make.ts';

/** Registers what staff do with shared links. */
export function registerLinksOfStaff(
  registry: StaffRegistry,
  {
    db,
    keys,
    publicUrl,
    gate,
  }: Pick<ApiDeps, 'db' | 'keys'> & { publicUrl: string; gate: LinkGate },
): void {
  const maker = { keys, publicUrl };
  const addressOf = ({ kind, token }: Awaited<ReturnType<typeof findLink>>) =>
    linkUrl(publicUrl, kind, token);
  registry.add(contract.listLinks, { access: 'shares.read' }, ({ query }, { staff }) =>
    readLinks(db, query, { staff, publicUrl }),
  );
  registry.add(contract.createLink, { access: 'shares.update' }, ({ body }, call) =>
    makeLink(body, maker, call),
  );
  registry.add(contract.revokeLink, { access: 'shares.update' }, ({ params }, call) =>
    revoke(params.id, call),
  );
  registry.add(contract.replaceLink, { access: 'shares.update' }, ({ params }, call) =>
    replace(params.id, maker, call),
  );
  registry.add(contract.changePasscode, { access: 'shares.update' }, ({ params }, call) =>
    renewPasscode(params.id, maker, call),
  );
  registry.add(contract.listOpenings, { access: 'shares.read' }, ({ params }) =>
    readOpenings(db, params.id),
  );
  registry.add(contract.readLinkCode, { access: 'shares.update' }, async ({ params }) => ({
    svg: qrSvg(addressOf(await findLink(db, params.id))),
  }));
  registry.add(
    contract.previewLink,
    { access: 'shares.update', transaction: false },
    async ({ params }, call) => {
      const link = await findLink(db, params.id);
      call.header('set-cookie', gate.previews.issue(link));
      return { path: linkPath(link.kind, link.token) };
    },
  );
}
