import type { StudioSection } from '#contracts/studio-plan/i18n/describe.ts';

/** Every figure of the plan, by subject; the positions are the drawing as a table. */
export function Results({ sections }: { sections: readonly StudioSection[] }) {
  return (
    <div className="mt-10 gap-x-10 lg:columns-2">
      {sections.map(({ key, title, rows }) => (
        <section key={key} data-section={key} className="mb-8 break-inside-avoid">
          <h3 className="border-b border-line pb-2 text-base">{title}</h3>
          <dl className="text-sm">
            {rows.map(({ label, value }, index) => (
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: two lamps can have equal rows
                key={index}
                className="grid gap-x-4 border-b border-line/60 py-2 last:border-0 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
              >
                <dt className="text-ink-muted">{label}</dt>
                <dd className="tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
