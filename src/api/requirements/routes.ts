import { sharePdfs, shareReads } from '#api/shares/limit.ts';
import type { LinkRegistry } from '#api/sheets/link-registry.ts';
import type { SheetPdfs } from '#api/sheets/pdf/sheet-pdfs.ts';
import { beijingDay } from '#contracts/days.ts';
import { getRequirement, getRequirementPdf } from './contract.ts';
import { requirementPdf } from './pdf.ts';
import { readRequirement } from './service.ts';

export function registerRequirements(links: LinkRegistry, pdfs: SheetPdfs): void {
  links.read(
    getRequirement,
    { kind: 'requirement', limit: shareReads, opens: true },
    ({ db, link }) => readRequirement(db, link, beijingDay(new Date())),
  );
  links.addFile(
    getRequirementPdf,
    { kind: 'requirement', limit: sharePdfs },
    async ({ db, link }) => {
      const requirement = await readRequirement(db, link, beijingDay(new Date()));
      const { locale, number: name } = requirement;
      return pdfs.answer({ kind: 'requirement', token: link.token, locale, name }, (context) =>
        requirementPdf(requirement, context),
      );
    },
  );
}
