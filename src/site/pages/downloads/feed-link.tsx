import { downloadsMessages } from '#site/i18n/downloads.ts';
import { localizePath } from '#site/routing/table.ts';
import { useBasePath } from '#ui/host.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';

/** Link to the feed of releases, of one product if one is selected. */
export function FeedLink({ product }: { product: string | undefined }) {
  const text = useMessages(downloadsMessages);
  const path = localizePath('/support/download', useLocale());
  const query = product ? `?product=${product}` : '';
  return (
    <a
      href={`${useBasePath()}${path.slice(1)}/feed.atom${query}`}
      type="application/atom+xml"
      className="no-print link inline-flex min-h-11 items-center"
    >
      {text.feed}
    </a>
  );
}
