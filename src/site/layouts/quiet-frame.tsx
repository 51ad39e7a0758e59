import type { SiteState } from '#contracts/site-state.ts';
import { commonMessages } from '#ui/i18n/common.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconBook } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { Logo } from '#ui/logo.tsx';
import { usePick } from '#ui/text.ts';
import type { FrameProps } from './frame-props.ts';
import { SearchButton } from './search-button.tsx';
import { LegalLine } from './site-footer.tsx';

/**
 * The header without menus and booking, for sheets. It scrolls away: they have the whole window. A
 * sheet exists in one language only, so no link leads to another.
 */
export function QuietHeader({ site }: Omit<FrameProps, 'children'>) {
  const text = useMessages(commonMessages);
  const pick = usePick();
  return (
    <header className="bar no-print static">
      <nav aria-label={text.mainMenu} className="wrap flex h-16 items-center">
        <Link to="/" className="me-auto flex min-h-11 items-center">
          <Logo name={pick(site.brandName)} />
        </Link>
        <SearchButton wide />
        <Link to="/support/document" className="bar-link" title={text.learningCentre}>
          <IconBook size={18} />
          <span className="max-sm:sr-only">{text.learningCentre}</span>
        </Link>
      </nav>
    </header>
  );
}

/** The footer without menus: phone, filings, privacy. */
export function QuietFooter({ site }: { site: SiteState }) {
  const text = useMessages(commonMessages);
  const { phone } = site.contacts;
  return (
    <footer className="no-print mt-16 border-t border-line">
      <div className="wrap py-4">
        {phone && (
          <p className="text-sm text-ink-muted">
            {text.phone}{' '}
            <a
              href={`tel:${phone}`}
              className="inline-flex min-h-10 items-center text-ink hover:text-key"
            >
              {phone}
            </a>
          </p>
        )}
        <LegalLine site={site} />
      </div>
    </footer>
  );
}
