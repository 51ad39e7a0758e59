import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type UiHost, UiHostProvider } from './host.tsx';
import { Picture, phoneSizes } from './picture.tsx';
import { picturePreload } from './picture-preload.ts';

const host: UiHost = {
  basePath: '/site/',
  Link: () => null,
  isPage: () => false,
  navigate: () => false,
};
const render = (children: ReactNode) =>
  renderToStaticMarkup(<UiHostProvider host={host}>{children}</UiHostProvider>);

const picture = {
  src: 'media/home-stage-0123456789ab',
  alt: 'A stage',
  width: 1600,
  height: 1000,
  blur: 'data:image/webp;base64,AAAA',
  widths: [480, 960, 1600],
};

describe('Picture', () => {
  it('offers every width in both formats and reserves its space', () => {
    const html = render(<Picture picture={picture} sizes="320px" />);
    expect(html).toContain(
      '<source type="image/avif" srcSet="/site/files/media/home-stage-0123456789ab/480.avif 480w, /site/files/media/home-stage-0123456789ab/960.avif 960w, /site/files/media/home-stage-0123456789ab/1600.avif 1600w" sizes="320px"/>',
    );
    expect(html).toContain('src="/site/files/media/home-stage-0123456789ab/960.webp"');
    expect(html).toMatch(/alt="A stage" width="1600" height="1000" loading="lazy"/);
    expect(html).toContain('background:url(data:image/webp;base64,AAAA)');
    expect(picturePreload(html)).toBe('');
  });

  it('keeps its focal point visible where it is cropped', () => {
    const html = render(
      <Picture picture={{ ...picture, focus: { x: 0.3, y: 1 } }} sizes="320px" />,
    );
    expect(html).toContain('object-position:30% 100%');
    expect(render(<Picture picture={picture} sizes="320px" />)).not.toContain('object-position');
  });

  it('is fetched early at the top of a page', () => {
    const later = (
      <Picture picture={{ ...picture, src: 'media/later-0123456789ab' }} sizes="320px" />
    );
    const html = render(
      <>
        {later}
        <Picture picture={picture} sizes="320px" priority alt="" />
        {later}
      </>,
    );
    expect(html).toMatch(/alt="" width="1600" height="1000" loading="eager" fetchPriority="high"/);
    const preload = picturePreload(html);
    expect(preload).toContain(
      'imagesrcset="/site/files/media/home-stage-0123456789ab/480.avif 480w',
    );
    expect(preload).not.toContain('later');
  });
});

describe('phoneSizes', () => {
  it('gives phones smaller files than for their pixel density', () => {
    expect(phoneSizes('(min-width: 64rem) 50vw, 100vw', false)).toBe(
      '(max-width: 640px) and (min-resolution: 2.5dppx) 72vw, (min-width: 64rem) 50vw, 100vw',
    );
    expect(phoneSizes('calc(100vw - 40px)', true)).toBe(
      '(max-width: 640px) 45vw, calc(100vw - 40px)',
    );
  });

  it('does not change a width that does not depend on the window', () => {
    expect(phoneSizes('(min-width: 64rem) 25vw, 180px', false)).toBe(
      '(min-width: 64rem) 25vw, 180px',
    );
  });
});
