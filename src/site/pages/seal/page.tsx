import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { PublicSeal } from '#api/sheets/seals/contract.ts';
import { RequestError } from '#request/errors.ts';
import { SheetSection } from '#site/components/sheet.tsx';
import { sealMessages } from '#site/i18n/seal.ts';
import { lazyView } from '#site/lazy-view.tsx';
import { definePage, type ViewProps } from '#site/page.ts';
import { localizePath } from '#site/routing/table.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { useBasePath } from '#ui/host.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { type DroppedPdf, PdfDrop } from './pdf-drop.tsx';
import type { Finding } from './use-check.ts';

/** Have scripts of their own: the form is there before a record was asked for. */
const Result = lazyView(async () => (await import('./result.tsx')).Result);
const SealedRecord = lazyView(async () => (await import('./record.tsx')).SealedRecord, {
  hydrate: 'touch',
});

/** The record that was asked for; null if there is none, or none was asked for. */
interface Asked {
  seal: PublicSeal | null;
}

function SealPage({ data: { seal }, search: { number = '', code = '' } }: ViewProps<Asked>) {
  const text = useMessages(sealMessages);
  const locale = useLocale();
  const router = useRouter();
  const action = useBasePath() + localizePath('/verify', locale).slice(1);
  const [pdf, setPdf] = useState<DroppedPdf>();
  const open = (dropped: DroppedPdf) => {
    setPdf(dropped);
    const search = { number: dropped.number, code: dropped.code };
    void router.navigate({ to: localizePath('/verify', locale) as '/', search: search as never });
  };
  const isAsked = number !== '' && code !== '';
  return (
    <>
      <PageHeader heading={text.heading} lead={text.lead} />
      <div className="wrap pb-16">
        {seal && (
          <SheetSection id="result" heading={text.result}>
            <Result seal={seal} pdf={pdf && pdfFinding(pdf, seal)} />
          </SheetSection>
        )}
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
        {seal && (
          <SheetSection id="record" heading={text.record} panel="long">
            <SealedRecord seal={seal} />
          </SheetSection>
        )}
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

export default definePage<Asked>({
  async load({ api, search: { number, code } }) {
    if (!number || !code) return { seal: null };
    try {
      const seal = await api('GET /seals/:code', { params: { code }, query: { number } });
      await Promise.all([Result.load(), SealedRecord.load()]);
      return { seal };
    } catch (error) {
      const isUnknown = error instanceof RequestError && error.errorCode === 'NOT_FOUND';
      const isTooLong = error instanceof RequestError && error.errorCode === 'VALIDATION_FAILED';
      if (isUnknown || isTooLong) return { seal: null };
      throw error;
    }
  },
  View: SealPage,
});
