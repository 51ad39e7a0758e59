import type { FrameProps } from './frame-props.ts';
import { QuietFooter, QuietHeader } from './quiet-frame.tsx';
import { SkipLink } from './skip-link.tsx';

/** The second layout: the page between the quiet header and footer. */
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
      <QuietHeader {...frame} />
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      <QuietFooter site={site} />
    </div>
  );
}
