import { useState } from 'react';
import type { PublicSeal } from '#api/sheets/seals/contract.ts';
import type { ApiClient } from '#request/client.ts';
import { RequestError } from '#request/errors.ts';
import { SheetSection } from '#site/components/sheet.tsx';
import { sealMessages } from '#site/i18n/seal.ts';
import { lazyView } from '#site/lazy-view.tsx';
import { definePage, type ViewProps } from '#site/page.ts';
import { useApi, useErrorPresenter } from '#site/request/use-api.ts';
import { localizePath } from '#site/routing/table.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { useBasePath } from '#ui/host.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { type DroppedPdf, PdfDrop } from './pdf-drop.tsx';
import type { SealName } from './pdf-seal.ts';
import type { Finding } from './use-check.ts';

/** What is shown of a record has its own script: the form comes first. */
const Found = lazyView(async () => (await import('./found.tsx')).Found);

/** The record that was asked for; null if there is none, or none was asked for. */
interface Asked {
  seal: PublicSeal | null;
}

function SealPage({ data: { seal: asked }, search: { number = '', code = '' } }: ViewProps<Asked>) {
  const text = useMessages(sealMessages);
  const locale = useLocale();
  const api = useApi();
  const present = useErrorPresenter();
  const action = useBasePath() + localizePath('/verify', locale).slice(1);
  const [dropped, setDropped] = useState<{ pdf: DroppedPdf; seal: PublicSeal | null }>();
  const open = async (pdf: DroppedPdf) => {
    try {
      setDropped({ pdf, ...(await findSeal(api, pdf)) });
    } catch (error) {
      present(error);
    }
  };
  const seal = dropped ? dropped.seal : asked;
  const isAsked = dropped !== undefined || (number !== '' && code !== '');
  return (
    <>
      <PageHeader heading={text.heading} lead={text.lead} />
      <div className="wrap pb-16">
        {seal && <Found seal={seal} pdf={dropped && pdfFinding(dropped.pdf, seal)} />}
        {isAsked && !seal && (
          <div role="alert" className="mt-8">
            <Notice kind="error">{text.notFound}</Notice>
          </div>
        )}
        <div className="mt-8 grid items-start gap-8 md:grid-cols-2">
          <form method="get" action={action} key={`${number} ${code}`} className="grid gap-5">
            <TextField
              name="number"
              label={text.number}
              hint={text.numberHint}
              defaultValue={number}
              required
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            <TextField
              name="code"
              label={text.code}
              hint={text.codeHint}
              defaultValue={code}
              required
              maxLength={20}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            <Button type="submit" className="justify-self-start">
              {text.find}
            </Button>
          </form>
          <PdfDrop onPdf={open} />
        </div>
        <SheetSection id="what" heading={text.what}>
          <p className="max-w-reading text-ink-muted">{text.whatText}</p>
        </SheetSection>
      </div>
    </>
  );
}

/** Whether a PDF is one that was issued for this record. */
function pdfFinding(pdf: DroppedPdf, { number, documents }: PublicSeal): Finding | undefined {
  if (pdf.number !== number) return undefined;
  if (documents.length === 0 || !pdf.sha256) return 'unknown';
  return documents.some(({ sha256 }) => sha256 === pdf.sha256) ? 'right' : 'wrong';
}

/** The record of a number and code, with the script that shows it. */
async function findSeal(api: ApiClient, { number, code }: SealName): Promise<Asked> {
  try {
    const seal = await api('GET /seals/:code', { params: { code }, query: { number } });
    await Found.load();
    return { seal };
  } catch (error) {
    const errorCode = error instanceof RequestError ? error.errorCode : null;
    if (errorCode === 'NOT_FOUND' || errorCode === 'VALIDATION_FAILED') return { seal: null };
    throw error;
  }
}

export default definePage<Asked>({
  async load({ api, search: { number, code } }) {
    return number && code ? findSeal(api, { number, code }) : { seal: null };
  },
  View: SealPage,
});
