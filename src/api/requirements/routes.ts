import type { ApiServices } from '#api/deps.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { sharePdfs, shareReads } from '#api/shares/limit.ts';
import { beijingDay } from '#contracts/days.ts';
import { getRequirement, getRequirementPdf } from './contract.ts';
import { requirementPdf } from './pdf.ts';
import { readRequirement } from './service.ts';

export function registerRequirements(registry: ApiRegistry, deps: ApiServices): void {
  registry.add(
    getRequirement,
    { access: 'public', limit: shareReads },
    ({ params: { token } }, { visitor }) =>
      readRequirement(deps, { token, visitor, today: beijingDay(new Date()) }),
  );
  registry.addFile(
    getRequirementPdf,
    { access: 'public', limit: sharePdfs },
    async ({ params: { token } }, { visitor }) => {
      const sheet = await readRequirement(deps, { token, visitor, today: beijingDay(new Date()) });
      const { locale, number: name } = sheet;
      return deps.pdfs.answer({ kind: 'requirement', token, locale, name }, (context) =>
        requirementPdf(sheet, context),
      );
    },
  );
}
