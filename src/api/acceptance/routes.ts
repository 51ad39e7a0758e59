import { sharePdfs, shareReads } from '#api/shares/limit.ts';
import type { LinkRegistry } from '#api/sheets/link-registry.ts';
import type { SheetPdfs } from '#api/sheets/pdf/sheet-pdfs.ts';
import { getAcceptance, getAcceptancePdf } from './contract.ts';
import { acceptancePdf } from './pdf.ts';
import { viewAcceptance } from './view.ts';

export function registerAcceptance(links: LinkRegistry, pdfs: SheetPdfs): void {
  links.read(
    getAcceptance,
    { kind: 'acceptance', limit: shareReads, opens: true },
    ({ db, sheet, link }) => viewAcceptance(db, sheet, link),
  );
  links.addFile(
    getAcceptancePdf,
    { kind: 'acceptance', limit: sharePdfs },
    async ({ db, sheet, link }) => {
      const acceptance = await viewAcceptance(db, sheet, link);
      const { locale, number: name } = acceptance;
      return pdfs.answer({ kind: 'acceptance', token: link.token, locale, name }, (context) =>
        acceptancePdf(acceptance, context),
      );
    },
  );
}
