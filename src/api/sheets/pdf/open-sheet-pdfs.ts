import { pickText } from '#contracts/locale.ts';
import { shareKindFacts } from '#contracts/sheets/kinds.ts';
import type { Database } from '#db/connection.ts';
import { siteSettings } from '#db/schema/site.ts';
import type { FileStore } from '#files/file-store.ts';
import type { PdfContext, SheetPdfs, WantedPdf } from './sheet-pdfs.ts';
import { PdfWriter } from './writer.ts';

export interface SheetPdfDeps {
  db: Database;
  files: FileStore;
  settings: { publicUrl: string };
}

export function openSheetPdfs(deps: SheetPdfDeps): SheetPdfs {
  const writer = new PdfWriter(deps);
  return {
    async answer(wanted, build) {
      const document = build(await contextOf(deps, wanted));
      return { body: await writer.write(document), shownName: `${wanted.name}.pdf` };
    },
  };
}

async function contextOf(
  { db, settings }: SheetPdfDeps,
  { kind, token, locale }: WantedPdf,
): Promise<PdfContext> {
  const [brand] = await db
    .select({ zh: siteSettings.brandZh, en: siteSettings.brandEn })
    .from(siteSettings);
  const page = shareKindFacts[kind].route.replace(/:\w+$/, token).slice(1);
  const root = locale === 'en' ? `${settings.publicUrl}en/` : settings.publicUrl;
  return { provider: brand ? pickText(brand, locale) : '', address: root + page };
}
