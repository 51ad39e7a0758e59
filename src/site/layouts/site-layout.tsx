import { CachedFragment } from './cached-fragment.tsx';
import type { FrameProps } from './frame-props.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';

/** The common layout: header, page, footer. */
export function SiteLayout({ children, ...frame }: FrameProps) {
  const { site, locale, theme, product, switchHref } = frame;
  return (
    <div
      className="flex min-h-dvh flex-col bg-stage"
      data-layout="site"
      data-theme={theme}
      data-product={product ?? undefined}
    >
      <SkipLink />
      <CachedFragment name={`header ${locale} ${product ?? ''}`} slots={{ switchHref }}>
        {(slots) => <SiteHeader {...frame} {...slots} />}
      </CachedFragment>
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      <CachedFragment name={`footer ${locale} ${new Date().getFullYear()}`}>
        {() => <SiteFooter site={site} />}
      </CachedFragment>
    </div>
  );
}
