import type { DownloadItem } from '#api/downloads/contract.ts';
import { downloadsMessages } from '#site/i18n/downloads.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconChevronDown } from '#ui/icons.tsx';
import { ProgramRow } from './program-row.tsx';

/** Packages without a program: folded below what runs, or open where there is nothing else. */
export function SamplePackages({ items, open }: { items: DownloadItem[]; open: boolean }) {
  const text = useMessages(downloadsMessages);
  return (
    <section aria-labelledby="samples" className="mb-12">
      {open && <p className="mb-4 text-ink-muted">{text.onlySamples}</p>}
      <details className="group border-y border-line" open={open}>
        <summary className="flex min-h-16 items-center justify-between gap-4 py-3">
          <h2 id="samples" className="text-xl">
            {text.samples(items.length)}
          </h2>
          <IconChevronDown className="chevron shrink-0 text-ink-muted" />
        </summary>
        <p className="mb-4 max-w-reading text-sm text-ink-muted">{text.samplesText}</p>
        <div className="grid gap-3 pb-6">
          {items.map((item) => (
            <ProgramRow key={item.slug} item={item} />
          ))}
        </div>
      </details>
    </section>
  );
}
