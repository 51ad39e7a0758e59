import { Button } from '#ui/button.tsx';
import { commonMessages } from '#ui/i18n/common.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconCalendar, IconPhone } from '#ui/icons.tsx';
import { CachedFragment } from './cached-fragment.tsx';
import type { FrameProps } from './frame-props.ts';
import { QuietFooter, QuietHeader } from './quiet-frame.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';

/** Booking button fixed to the bottom of product pages on phones. */
function ActionBar({ site, product }: Pick<FrameProps, 'site' | 'product'>) {
  const text = useMessages(commonMessages);
  const { phone } = site.contacts;
  return (
    <aside aria-label={text.bookProduct} className="action-bar no-print md:hidden">
      {phone && (
        <Button href={`tel:${phone}`} variant="secondary" icon={IconPhone}>
          {text.callUs}
        </Button>
      )}
      <Button
        to="/cooperation"
        search={product ? { product } : undefined}
        icon={IconCalendar}
        className="grow"
      >
        {text.bookProduct}
      </Button>
    </aside>
  );
}

/**
 * The common layout: header, page, footer. Sheets get the quiet header and footer; product pages get
 * a fixed booking button on phones.
 */
export function SiteLayout({ children, ...frame }: FrameProps) {
  const { site, locale, theme, product, otherLanguage, isSheet } = frame;
  const { href, title } = otherLanguage;
  return (
    <div
      className="flex min-h-dvh flex-col bg-stage"
      data-layout="site"
      data-theme={theme}
      data-product={product ?? undefined}
    >
      <SkipLink />
      {isSheet ? (
        <QuietHeader {...frame} />
      ) : (
        <CachedFragment
          name={`header ${locale} ${product ?? ''} ${title ? 'instead' : ''}`}
          slots={{ href, ...(title && { title }) }}
        >
          {(slots) => <SiteHeader {...frame} otherLanguage={{ href, title, ...slots }} />}
        </CachedFragment>
      )}
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      {isSheet ? (
        <QuietFooter site={site} />
      ) : (
        <CachedFragment name={`footer ${locale} ${new Date().getFullYear()}`}>
          {() => <SiteFooter site={site} />}
        </CachedFragment>
      )}
      {product && (
        <>
          <div className="no-print h-20 md:hidden" />
          <ActionBar site={site} product={product} />
        </>
      )}
    </div>
  );
}
