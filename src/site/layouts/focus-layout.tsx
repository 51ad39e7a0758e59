import { commonMessages } from '#ui/i18n/common.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconBook } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { Logo } from '#ui/logo.tsx';
import { usePick } from '#ui/text.ts';
import type { FrameProps } from './frame-props.ts';
import { SearchButton } from './search-button.tsx';
import { LegalLine } from './site-footer.tsx';
import { SkipLink } from './skip-link.tsx';

/** The second layout: brand, a help link and the page, without menus. */
export function FocusLayout({ site, theme, product, children }: FrameProps) {
  const text = useMessages(commonMessages);
  const pick = usePick();
  const { phone } = site.contacts;
  return (
    <div
      className="flex min-h-dvh flex-col bg-stage"
      data-layout="focus"
      data-theme={theme}
      data-product={product ?? undefined}
    >
      <SkipLink />
      <header className="no-print border-b border-line bg-surface">
        <div className="wrap flex h-14 items-center justify-between">
          <Link to="/" className="flex min-h-11 items-center">
            <Logo name={pick(site.brandName)} />
          </Link>
          <div className="flex items-center gap-1">
            <SearchButton />
            <Link to="/support/document" className="bar-link -me-3">
              <IconBook size={18} />
              {text.help}
            </Link>
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
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
    </div>
  );
}
