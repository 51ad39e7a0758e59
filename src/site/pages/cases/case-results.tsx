import type { CaseDetail } from '#api/cases/contract.ts';
import { casesMessages } from '#site/i18n/cases.ts';
import { FigureValue } from '#ui/case-card.tsx';
import { commonMessages } from '#ui/i18n/common.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { cx } from '#ui/text.ts';

/** Results of a case in figures, each with the earlier value and the source. */
export function CaseResults({ figures }: { figures: CaseDetail['figures'] }) {
  const text = useMessages(casesMessages);
  const common = useMessages(commonMessages);
  return (
    <section aria-labelledby="results-heading" className="border-y border-line bg-surface">
      <div className="wrap">
        <h2 id="results-heading" className="sr-only">
          {text.results}
        </h2>
        <ul
          className={cx(
            'grid divide-line max-sm:divide-y sm:gap-x-8 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:divide-x print:auto-cols-fr print:grid-flow-col print:grid-cols-none',
            figures.length === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2',
          )}
        >
          {figures.map(({ value, label, before, source }) => (
            <li key={label} className="py-6 lg:py-8 lg:pe-4 lg:not-first:ps-8">
              <p
                className={cx(
                  'leading-none text-key',
                  figures.length > 3 ? 'text-4xl' : 'text-5xl',
                )}
              >
                <FigureValue value={value} />
              </p>
              <p className="mt-3 font-medium">{label}</p>
              {before && <p className="mt-1 text-sm">{common.before(before)}</p>}
              <p className="mt-2 text-xs text-ink-muted">{source}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
