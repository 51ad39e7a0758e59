import { useMessages } from '#ui/i18n/messages.tsx';
import { IconArrowUpRight } from '#ui/icons.tsx';
import { siteAddress } from '../../core/site-address.ts';
import { recordMessages } from './messages.ts';
import { publicLocales } from './public-locales.ts';
import type { ContentRecord } from './record.ts';

/** Links to the public page of a record, one for each language that is public. */
export function SiteLinks({ record }: { record: ContentRecord }) {
  const text = useMessages(recordMessages);
  const shown = publicLocales(record);
  return shown.map((locale) => (
    <a
      key={locale}
      href={siteAddress(record.path, locale)}
      target="_blank"
      rel="noopener"
      className="link inline-flex min-h-9 items-center gap-1 pointer-coarse:min-h-11"
    >
      {text.viewOnSite}
      {shown.length > 1 && ` · ${text.parts[locale]}`}
      <IconArrowUpRight size={16} />
    </a>
  ));
}
