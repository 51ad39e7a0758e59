import { CachedFragment } from './cached-fragment.tsx';
import type { FrameProps } from './frame-props.ts';
import { QuietHeader } from './quiet-frame.tsx';
import { SiteHeader } from './site-header.tsx';

/** The header of both layouts: the site's menus, or the quiet header on sheets. */
export function PageHeader(frame: Omit<FrameProps, 'children'>) {
  const { locale, product, otherLanguage, isSheet } = frame;
  const { href, title } = otherLanguage;
  if (isSheet) return <QuietHeader {...frame} />;
  return (
    <CachedFragment
      name={`header ${locale} ${product ?? ''} ${title ? 'instead' : ''}`}
      slots={{ href, ...(title && { title }) }}
    >
      {(slots) => <SiteHeader {...frame} otherLanguage={{ href, title, ...slots }} />}
    </CachedFragment>
  );
}
