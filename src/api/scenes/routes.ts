import { shareReads } from '#api/shares/limit.ts';
import type { LinkRegistry } from '#api/sheets/link-registry.ts';
import { countSceneView, getScene } from './contract.ts';
import { readScene } from './service.ts';
import { countView } from './views.ts';

export function registerScenes(links: LinkRegistry): void {
  links.read(
    getScene,
    { kind: 'scene', limit: shareReads, opens: true },
    ({ db, link }, { query }) => readScene(db, link.recordId, query.locale),
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
