import type { DocumentCard } from '#api/documents/contract.ts';
import { documentsMessages } from '#site/i18n/documents.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconChevronRight } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';

/** The most read documents. */
export function Popular({ documents }: { documents: DocumentCard[] }) {
  const text = useMessages(documentsMessages);
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="popular" className="min-w-0">
      <h2 id="popular" className="mb-3 text-lg">
        {text.popular}
      </h2>
      <ol className="grid gap-x-6 rounded-md border border-line bg-surface px-5 py-2 md:grid-cols-2">
        {documents.map(({ slug, title }, index) => (
          <li key={slug} className="flex items-center gap-3">
            <span className="w-4 text-sm font-semibold text-key tabular-nums">{index + 1}</span>
            <Link
              to={`/dmfaq/${slug}`}
              className="flex min-h-11 grow items-center justify-between gap-3 py-1.5 text-[0.9375rem] hover:text-key"
            >
              {title}
              <IconChevronRight size={16} className="no-print text-ink-muted" />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
