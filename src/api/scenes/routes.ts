import type { ApiServices } from '#api/deps.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { sharePdfs, shareReads } from '#api/shares/limit.ts';
import { openShare } from '#api/shares/service.ts';
import { getScene, getScenePdf } from './contract.ts';
import { scenePdf } from './pdf.ts';
import { readScene } from './service.ts';

export function registerScenes(registry: ApiRegistry, deps: ApiServices): void {
  registry.add(
    getScene,
    { access: 'public', limit: shareReads },
    async ({ params: { token }, query }, { visitor }) => {
      const { recordId } = await openShare(deps, { kind: 'scene', token, visitor });
      return readScene(deps.db, recordId, query.locale);
    },
  );
  registry.addFile(
    getScenePdf,
    { access: 'public', limit: sharePdfs },
    async ({ params: { token }, query: { locale } }, { visitor }) => {
      const { recordId } = await openShare(deps, { kind: 'scene', token, visitor });
      const scene = await readScene(deps.db, recordId, locale);
      return deps.pdfs.answer({ kind: 'scene', token, locale, name: scene.slug }, (context) =>
        scenePdf(scene, locale, context),
      );
    },
  );
}
