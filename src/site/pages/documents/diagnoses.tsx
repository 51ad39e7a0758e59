import type { listDocuments } from '#api/documents/contract.ts';
import type { RouteData } from '#contracts/route.ts';
import { documentsMessages } from '#site/i18n/documents.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconAlert, IconChevronRight } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';

/** Links to the diagnoses. */
export function Diagnoses({
  diagnoses,
  className,
}: {
  diagnoses: RouteData<typeof listDocuments>['diagnoses'];
  className: string;
}) {
  const text = useMessages(documentsMessages);
  if (diagnoses.length === 0) return null;
  return (
    <section aria-labelledby="diagnoses" className={className}>
      <h2 id="diagnoses" className="text-lg">
        {text.diagnoses}
      </h2>
      <p className="mb-3 text-sm text-ink-muted">{text.diagnosesLead}</p>
      <ul className="grid gap-x-6 rounded-md border border-line bg-surface px-5 py-2 sm:grid-cols-2 lg:grid-cols-3">
        {diagnoses.map(({ slug, title }) => (
          <li key={slug} className="flex items-center gap-3">
            <IconAlert size={16} className="flex-none text-key" />
            <Link
              to={`/dmfaq/${slug}`}
              hash="diagnosis"
              className="flex min-h-11 grow items-center justify-between gap-3 py-1.5 text-[0.9375rem] hover:text-key"
            >
              {title}
              <IconChevronRight size={16} className="no-print text-ink-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
