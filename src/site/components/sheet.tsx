import type { ReactNode } from 'react';
import type { Locale } from '#contracts/locale.ts';
import { sheetMessages } from '#site/i18n/sheet.ts';
import { useSite } from '#site/initial-state.ts';
import { PreviewBar, SheetFrameEnd, TrialBar, TrialOffer } from '#site/sheets/frame.tsx';
import { Badge, type Tone } from '#ui/badge.tsx';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { useBasePath } from '#ui/host.tsx';
import { LocaleProvider, useMessages } from '#ui/i18n/messages.tsx';
import { IconPrinter } from '#ui/icons.tsx';
import { Phrases } from '#ui/phrases.tsx';
import { cx, usePick } from '#ui/text.ts';

/** Joins parts of a line. A line that breaks between them ends with the dot and never begins with it. */
export function dotted(...parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join('\u00a0· ');
}

/**
 * A whole sheet. Its interface is in the sheet's own language, which may differ from the page's.
 */
export function Sheet({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <LocaleProvider locale={locale}>
      <article lang={locale === 'zh' ? 'zh-CN' : 'en'} className="pb-16 print:pb-0">
        <PreviewBar />
        <TrialBar />
        {children}
      </article>
    </LocaleProvider>
  );
}

/** Header of a sheet: provider, title, number, status, version, link to its PDF file. */
export function SheetHeader({
  kind,
  title,
  lead,
  number,
  status,
  version,
  date,
  actions,
  pdf,
}: {
  /** Kind of sheet, for example work order. */
  kind: string;
  title: string;
  lead?: ReactNode;
  number?: string;
  status?: { label: string; tone?: Tone };
  version?: number;
  /** Formatted date line, with its label. */
  date?: ReactNode;
  /** Buttons beside the link to the PDF file. */
  actions?: ReactNode;
  /** Where the API has the sheet, below its shares. */
  pdf: string;
}) {
  const text = useMessages(sheetMessages);
  const provider = usePick()(useSite().brandName);
  return (
    <header className="border-b border-line bg-surface print:border-b-2 print:border-ink">
      <div className="wrap py-6 md:py-10 print:px-0 print:py-0 print:pb-4">
        <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-ink-muted">
          <span className="font-semibold text-ink">{provider}</span>
          {kind}
        </p>
        <div className="mt-3 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <div className="min-w-0 max-w-180">
            <h1 className="text-3xl">
              <Phrases text={title} />
            </h1>
            {lead && <p className="mt-2 text-ink-muted">{lead}</p>}
            <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-muted">
              {status && (
                <Badge dot tone={status.tone}>
                  {status.label}
                </Badge>
              )}
              {number && (
                <span>
                  {text.number} <span className="font-mono text-ink">{number}</span>
                </span>
              )}
              {version !== undefined && <span>{text.version(version)}</span>}
              {date && <span>{date}</span>}
            </div>
          </div>
          <div className="no-print flex flex-wrap gap-3">
            {actions}
            <PdfLink address={`${pdf}/document.pdf`} />
          </div>
        </div>
      </div>
    </header>
  );
}

/**
 * Link to a sheet's PDF file, an address below the API's shares. It works without scripts and inside
 * WeChat, where a page cannot be printed.
 */
export function PdfLink({ address, size }: { address: string } & Pick<ButtonProps, 'size'>) {
  const text = useMessages(sheetMessages);
  return (
    <Button
      variant="secondary"
      size={size}
      icon={IconPrinter}
      className="no-print"
      href={`${useBasePath()}api/shares/${address}`}
      target="_blank"
    >
      {text.pdf}
    </Button>
  );
}

/** Content of a sheet below its header, at content width. */
export function SheetBody({ children }: { children: ReactNode }) {
  const text = useMessages(sheetMessages);
  return (
    <div className="wrap print:px-0">
      <TrialOffer />
      {children}
      <SheetFrameEnd />
      {/* Never alone on the last page. */}
      <p className="mt-10 border-t border-line pt-4 text-xs text-ink-muted print:mt-5 print:break-before-avoid print:pt-2">
        {text.notice}
      </p>
    </div>
  );
}

/** A section of a sheet. `panel` draws a box around it; a long one goes on over the page in print. */
export function SheetSection({
  id,
  heading,
  aside,
  lead,
  panel,
  className,
  children,
}: {
  /** Fragment of the section, unique on the page. */
  id: string;
  heading: ReactNode;
  /** Content at the end of the heading's line. */
  aside?: ReactNode;
  lead?: ReactNode;
  panel?: boolean | 'long';
  className?: string;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={cx('mt-10 scroll-mt-20 print:mt-5', className)}
    >
      <div className="mb-4 flex break-after-avoid flex-wrap items-baseline justify-between gap-x-6 gap-y-1 print:mb-2">
        <h2 id={`${id}-heading`} className="text-xl">
          {heading}
        </h2>
        {aside && <div className="text-sm break-keep text-ink-muted">{aside}</div>}
      </div>
      {lead && <p className="mb-4 break-after-avoid text-sm text-ink-muted print:mb-2">{lead}</p>}
      {panel ? (
        <div
          className={cx(
            'rounded-md border border-line bg-surface p-5 md:p-6 print:p-4',
            panel === 'long' ? 'open-frame' : 'break-inside-avoid',
          )}
        >
          {children}
        </div>
      ) : (
        children
      )}
    </section>
  );
}
