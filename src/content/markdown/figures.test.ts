import { describe, expect, it } from 'vitest';
import { renderFragment, renderMarkdown } from './render.ts';
import { UnknownMediaError } from './text-errors.ts';
import type { FindMedia, TextMedia } from './text-media.ts';

const library: FindMedia = async (names) =>
  new Map(
    names.flatMap((name): [string, TextMedia][] => {
      if (name === 'doc-lights') {
        const address = 'media/doc-lights-0123456789ab';
        const blur = 'data:image/webp;base64,AAAA';
        return [[name, { address, width: 960, height: 600, widths: [480, 960], blur }]];
      }
      if (name === 'diagrams/ratio-zh') {
        const address = 'media/diagrams/ratio-zh-0123456789ab.svg';
        return [[name, { address, width: 720, height: 320, widths: [], blur: null }]];
      }
      if (name === 'tour' || name === 'tour-bare') {
        const poster = { address: 'media/tour-poster-0123456789ab', widths: [480, 960] };
        const video = { poster: name === 'tour' ? poster : null };
        const address = `media/${name}-0123456789ab.mp4`;
        return [[name, { address, width: 1600, height: 900, widths: [], blur: null, video }]];
      }
      return [];
    }),
  );
const htmlOf = async (markdown: string) =>
  (await renderMarkdown(markdown, { findMedia: library })).html;

describe('pictures in a text', () => {
  it('become figures with all sizes, and with width and height', async () => {
    const html = await htmlOf('前文\n\n![两盏灯](media:doc-lights "主光 <与> 辅光")\n\n后文');
    expect(html).toMatchInlineSnapshot(`
      "<p>前文</p>
      <figure><picture><source type="image/avif" srcset="/files/media/doc-lights-0123456789ab/480.avif 480w, /files/media/doc-lights-0123456789ab/960.avif 960w" sizes="(min-width: 800px) 720px, calc(100vw - 40px)"><source type="image/webp" srcset="/files/media/doc-lights-0123456789ab/480.webp 480w, /files/media/doc-lights-0123456789ab/960.webp 960w" sizes="(min-width: 800px) 720px, calc(100vw - 40px)"><img alt="两盏灯" width="960" height="600" src="/files/media/doc-lights-0123456789ab/960.webp" style="background:url(data:image/webp;base64,AAAA) center/cover" loading="eager" decoding="sync"></picture><figcaption>主光 &#x3C;与> 辅光</figcaption></figure>
      <p>后文</p>"
    `);
  });

  it('can be videos, with their poster or the first picture, and with width and height', async () => {
    expect(await htmlOf('![一圈](media:tour "看现场")')).toBe(
      '<figure><video src="/files/media/tour-0123456789ab.mp4" poster="/files/media/tour-poster-0123456789ab/960.webp" controls playsinline preload="none" width="1600" height="900" aria-label="一圈"></video><figcaption>看现场</figcaption></figure>',
    );
    const bare = await htmlOf('![一圈](media:tour-bare)');
    expect(bare).toContain('preload="metadata"');
    expect(bare).not.toContain('poster');
    expect(await htmlOf('<video src="/files/x.mp4"></video>')).not.toContain('<video');
  });

  it('can be drawings, several in a row, or part of a sentence', async () => {
    const drawing = '![比例](media:diagrams/ratio-zh)';
    const html = await htmlOf(`${drawing}\n![灯](media:doc-lights)\n\n见 ${drawing} 一图`);
    const shown =
      '<img alt="比例" width="720" height="320" src="/files/media/diagrams/ratio-zh-0123456789ab.svg" loading="eager" decoding="sync">';
    expect(html).toContain(`<figure>${shown}</figure><figure><picture>`);
    expect(html).toContain(`<p>见 ${shown} 一图</p>`);
    expect(html).not.toContain('<figcaption>');
  });

  it('load at once where a text begins, and lazily after that and in parts of a page', async () => {
    const drawing = '![比例](media:diagrams/ratio-zh)';
    const loading = (html: string) => [...html.matchAll(/ loading="(\w+)"/g)].map(([, how]) => how);
    const long = '长'.repeat(401);
    expect(loading(await htmlOf(`前文\n\n${drawing}\n\n${long}\n\n${drawing}`))).toEqual([
      'eager',
      'lazy',
    ]);
    expect(loading(await renderFragment(drawing, { findMedia: library }))).toEqual(['lazy']);
  });

  it('that are unknown are named in the error', async () => {
    const text = '![a](media:nothing)\n\n![b](media:doc-lights)\n\n![c](media:diagrams/none-zh)';
    await expect(htmlOf(text)).rejects.toThrow(UnknownMediaError);
    await expect(htmlOf(text)).rejects.toThrow('"nothing", "diagrams/none-zh"');
    await expect(renderFragment('![a](media:doc-lights)')).rejects.toThrow(UnknownMediaError);
  });

  it('are left out where findMedia returns null', async () => {
    const none: FindMedia = async (names) => new Map(names.map((name) => [name, null]));
    const { html } = await renderMarkdown('a\n\n![x](media:x "y")\n\nb ![z](media:z)', {
      findMedia: none,
    });
    expect(html).toBe('<p>a</p>\n\n<p>b </p>');
  });

  it('work in fragments too', async () => {
    expect(await renderFragment('![灯](media:doc-lights)', { findMedia: library })).toContain(
      '<figure><picture>',
    );
  });

  it('cannot be the target of a link', async () => {
    const { html } = await renderMarkdown('[x](media:doc-lights)', { findMedia: library });
    expect(html).not.toContain('media:');
  });
});
