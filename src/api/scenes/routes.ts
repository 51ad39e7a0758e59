import { shareReads } from '#api/shares/limit.ts';
import type { LinkRegistry } from '#api/sheets/link-registry.ts';
import { getScene } from './contract.ts';
import { readScene } from './service.ts';

export function registerScenes(links: LinkRegistry): void {
  links.read(
    getScene,
    { kind: 'scene', limit: shareReads, opens: true },
    ({ db, link }, { query }) => readScene(db, link.recordId, query.locale),
  );
}
