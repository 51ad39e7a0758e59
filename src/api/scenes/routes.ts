import { shareReads } from '#api/shares/limit.ts';
import { readComments } from '#api/sheets/comments/comments.ts';
import { mayActAs } from '#api/sheets/link-policy.ts';
import type { LinkRegistry } from '#api/sheets/link-registry.ts';
import { countSceneView, getScene } from './contract.ts';
import { readScene } from './service.ts';
import { countView } from './views.ts';

export function registerScenes(links: LinkRegistry): void {
  links.read(
    getScene,
    { kind: 'scene', limit: shareReads, opens: true },
    async ({ db, link: { recordId: id, audience } }, { query }) => ({
      ...(await readScene(db, id, query.locale)),
      comments: mayActAs(audience, 'holder') ? await readComments(db, { kind: 'scene', id }) : null,
      canComment: mayActAs(audience, 'signer'),
    }),
  );
  links.receive(
    countSceneView,
    { kind: 'scene', limit: shareReads },
    async ({ db, link, visitor }, { body }) => {
      await countView(db, link.recordId, body, visitor);
      return {};
    },
  );
}
