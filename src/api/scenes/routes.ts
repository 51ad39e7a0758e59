import { sharePdfs, shareReads } from '#api/shares/limit.ts';
import type { LinkRegistry } from '#api/sheets/link-registry.ts';
import type { SheetPdfs } from '#api/sheets/pdf/sheet-pdfs.ts';
import { getScene, getScenePdf } from './contract.ts';
import { scenePdf } from './pdf.ts';
import { readScene } from './service.ts';

export function registerScenes(links: LinkRegistry, pdfs: SheetPdfs): void {
  links.read(
    getScene,
    { kind: 'scene', limit: shareReads, opens: true },
    ({ db, link }, { query }) => readScene(db, link.recordId, query.locale),
  );
  links.addFile(
    getScenePdf,
    { kind: 'scene', limit: sharePdfs },
    async ({ db, link }, { query: { locale } }) => {
      const scene = await readScene(db, link.recordId, locale);
      return pdfs.answer(
        { kind: 'scene', token: link.token, locale, name: scene.slug },
        (context) => scenePdf(scene, locale, context),
      );
    },
  );
}
