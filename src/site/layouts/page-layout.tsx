import { CachedFragment } from './cached-fragment.tsx';
import type { FrameProps } from './frame-props.ts';
import { PageHeader } from './page-header.tsx';
import { QuietFooter } from './quiet-frame.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SkipLink } from './skip-link.tsx';

/**
 * Header, page, footer. Focused pages have no sales footer; sheets have a quiet header as well.
 */
export function PageLayout({ children, ...frame }: FrameProps) {
  const { site, locale, layout, theme, product, isSheet } = frame;
  return (
    <div
      className="flex min-h-dvh flex-col bg-stage"
      data-layout={layout}
      data-theme={theme}
      data-product={product ?? undefined}
      lang={isSheet && locale === 'en' ? 'en' : undefined}
    >
      <SkipLink />
      <PageHeader {...frame} />
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      {isSheet || layout === 'focus' ? (
        <QuietFooter site={site} />
      ) : (
        <CachedFragment name={`footer ${locale} ${new Date().getFullYear()}`}>
          {() => <SiteFooter site={site} />}
        </CachedFragment>
      )}
    </div>
  );
}
