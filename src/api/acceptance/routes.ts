import type { ApiServices } from '#api/deps.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { sharePdfs, shareReads } from '#api/shares/limit.ts';
import { getAcceptance, getAcceptancePdf } from './contract.ts';
import { acceptancePdf } from './pdf.ts';
import { readAcceptance } from './service.ts';

export function registerAcceptance(registry: ApiRegistry, deps: ApiServices): void {
  registry.add(
    getAcceptance,
    { access: 'public', limit: shareReads },
    ({ params: { token } }, { visitor }) => readAcceptance(deps, { token, visitor }),
  );
  registry.addFile(
    getAcceptancePdf,
    { access: 'public', limit: sharePdfs },
    async ({ params: { token } }, { visitor }) => {
      const sheet = await readAcceptance(deps, { token, visitor });
      const { locale, number: name } = sheet;
      return deps.pdfs.answer({ kind: 'acceptance', token, locale, name }, (context) =>
        acceptancePdf(sheet, context),
      );
    },
  );
}
