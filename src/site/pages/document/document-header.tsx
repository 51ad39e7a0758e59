import type { Document } from '#api/documents/contract.ts';
import { LevelBadge } from '#site/components/document-item.tsx';
import { Share } from '#site/components/share.tsx';
import { documentsMessages } from '#site/i18n/documents.ts';
import { useSite } from '#site/initial-state.ts';
import { absoluteUrl } from '#site/routing/absolute-url.ts';
import { Badge } from '#ui/badge.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button } from '#ui/button.tsx';
import { formatDay } from '#ui/i18n/format.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { readingMessages } from '#ui/i18n/reading.ts';
import { IconClock, IconPrinter } from '#ui/icons.tsx';
import { Phrases } from '#ui/phrases.tsx';
import { usePick } from '#ui/text.ts';

/** Head of a document: breadcrumbs, product, audience and actions. */
export function DocumentHeader({ document }: { document: Document }) {
  const text = useMessages(documentsMessages);
  const common = useMessages(readingMessages);
  const { slug, title } = document;
  return (
    <header className="border-b border-line pb-6">
      <Breadcrumbs
        crumbs={[
          { label: text.title, to: '/support/document' },
          ...document.path.map(({ slug, name }) => ({
            label: name,
            to: '/support/document' as const,
            search: { section: slug },
          })),
        ]}
      />
      <PrintedHead document={document} />
      <h1 className="text-3xl">
        <Phrases text={title} />
      </h1>
      <p className="mt-3 text-ink-muted">{document.summary}</p>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-muted">
          <Facts document={document} />
        </div>
        <div className="no-print flex flex-wrap gap-3">
          <Share kind="document" slug={slug} title={title} />
          <Button
            variant="secondary"
            icon={IconPrinter}
            className="noscript:hidden"
            onClick={printWhole}
          >
            {common.print}
          </Button>
        </div>
      </div>
    </header>
  );
}

/** Prints after the lazy images below have loaded. */
async function printWhole(): Promise<void> {
  const images = [...window.document.images];
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode().catch(() => {})));
  window.print();
}

/** Only in print, which omits the site header: publisher, address and date of the last change. */
function PrintedHead({ document }: { document: Document }) {
  const text = useMessages(documentsMessages);
  const site = useSite();
  const pick = usePick();
  const locale = useLocale();
  const address = absoluteUrl(site, `/dmfaq/${document.slug}`, locale);
  return (
    <p className="print-only mb-4 hidden border-b border-line pb-2 text-xs">
      <b>{pick(site.brandName)}</b> {text.printed(address, formatDay(document.updatedAt, locale))}
    </p>
  );
}

/** Level, reading time, versions, and date of the last change. */
function Facts({ document }: { document: Document }) {
  const text = useMessages(documentsMessages);
  const common = useMessages(readingMessages);
  const locale = useLocale();
  const { product, versionFrom, versionTo } = document;
  const { versions } = text;
  let validity: string = versions.general;
  if (product && versionFrom && versionTo) {
    validity = versions.between(product.name, versionFrom, versionTo);
  } else if (product && versionFrom) validity = versions.from(product.name, versionFrom);
  else if (product && versionTo) validity = versions.to(product.name, versionTo);
  else if (product) validity = versions.any(product.name);
  return (
    <>
      <span className="flex gap-2">
        <LevelBadge level={document.level} />
        {product && <Badge tone="key">{product.name}</Badge>}
      </span>
      <span className="flex items-center gap-1.5">
        <IconClock size={16} />
        {common.minutes(document.minutes)}
      </span>
      <span>{validity}</span>
      <time dateTime={document.updatedAt}>
        {text.updated(formatDay(document.updatedAt, locale))}
      </time>
    </>
  );
}
