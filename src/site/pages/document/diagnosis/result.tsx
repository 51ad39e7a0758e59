import type { RefObject } from 'react';
import type { Diagnosis, Document } from '#api/documents/contract.ts';
import { useSite } from '#site/initial-state.ts';
import { absoluteUrl } from '#site/routing/absolute-url.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { diagnosisMessages } from '#ui/diagnosis/messages.ts';
import { Finding } from '#ui/diagnosis/steps.tsx';
import { bookingNote, mailTo, summaryOf } from '#ui/diagnosis/summary.ts';
import type { Answered } from '#ui/diagnosis/walk.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconBook, IconCalendar, IconMail } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';

type ResultStep = Diagnosis['steps'][number];

/** Result of a diagnosis: the cause, what to do, and a summary for support. */
export function Result({
  heading,
  step,
  answered,
  document,
  diagnosis,
}: {
  heading: RefObject<HTMLHeadingElement | null>;
  step: ResultStep;
  answered: Answered[];
  document: Document;
  diagnosis: Diagnosis;
}) {
  return (
    <>
      <Finding heading={heading} step={step}>
        <DocumentLinks documents={step.documents} />
      </Finding>
      <Support step={step} answered={answered} document={document} diagnosis={diagnosis} />
    </>
  );
}

/** Links to the documents about a result. */
export function DocumentLinks({ documents }: Pick<ResultStep, 'documents'>) {
  const text = useMessages(diagnosisMessages);
  if (documents.length === 0) return null;
  return (
    <>
      <h4 className="mt-4 text-sm">{text.documents}</h4>
      <ul>
        {documents.map(({ slug, title }) => (
          <li key={slug}>
            <Link
              to={`/dmfaq/${slug}`}
              className="link inline-flex min-h-11 items-center gap-2 text-sm"
            >
              <IconBook size={16} />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The answers as text, with ways to send it. */
function Support({
  step,
  answered,
  document,
  diagnosis,
}: {
  step: ResultStep;
  answered: Answered[];
  document: Document;
  diagnosis: Diagnosis;
}) {
  const texts = useMessages(diagnosisMessages);
  const { support: text } = texts;
  const site = useSite();
  const address = absoluteUrl(site, `/dmfaq/${document.slug}`, useLocale());
  const { email } = site.contacts;
  const { title, product } = diagnosis;
  const report = {
    title,
    document: { title: document.title, address },
    product: product?.name,
    answered,
    finding: step.text,
  };
  const summary = summaryOf(texts, report);
  return (
    <section
      aria-labelledby="diagnosis-support"
      className="mt-5 rounded-sm border border-line bg-stage p-4"
    >
      <h4 id="diagnosis-support" className="text-base">
        {text.title}
      </h4>
      <p className="no-print mt-1 text-sm text-ink-muted">{text.text}</p>
      <p className="mt-3 text-sm wrap-anywhere whitespace-pre-wrap">{summary}</p>
      <div className="no-print mt-4 flex flex-wrap gap-3">
        <CopyButton variant="primary" text={summary}>
          {text.copy}
        </CopyButton>
        {email && (
          <Button
            variant="secondary"
            icon={IconMail}
            href={mailTo(email, texts.summary.title(title), summary)}
          >
            {text.mail}
          </Button>
        )}
        <Button
          variant="secondary"
          icon={IconCalendar}
          to="/cooperation"
          search={{ type: 'support', product: product?.key, message: bookingNote(texts, report) }}
        >
          {text.book}
        </Button>
      </div>
    </section>
  );
}
