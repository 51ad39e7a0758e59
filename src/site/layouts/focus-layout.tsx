import type { FrameProps } from './frame-props.ts';
import { PageHeader } from './page-header.tsx';
import { QuietFooter } from './quiet-frame.tsx';
import { SkipLink } from './skip-link.tsx';

/**
 * The second layout, for focused pages: the site's header, or the quiet one on sheets, and no sales
 * footer.
 */
export function FocusLayout({ children, ...frame }: FrameProps) {
  const { site, theme, product } = frame;
  return (
    <div
      className="flex min-h-dvh flex-col bg-stage"
      data-layout="focus"
      data-theme={theme}
      data-product={product ?? undefined}
    >
      <SkipLink />
      <PageHeader {...frame} />
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      <QuietFooter site={site} />
    </div>
  );
}
