import { CachedFragment } from './cached-fragment.tsx';
import type { FrameProps } from './frame-props.ts';
import { QuietFooter, QuietHeader } from './quiet-frame.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';

/** The common layout: header, page, footer. Sheets get the quiet header and footer. */
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
    </div>
  );
}
