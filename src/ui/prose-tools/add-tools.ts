import { copyText } from '../copy-text.ts';
import type { ZoomPicture, ZoomTexts } from './zoom.ts';

/** Texts of the added controls, in the page's language. */
export interface ProseTexts extends ZoomTexts {
  copyCode: string;
  copied: string;
  copiedLink: string;
  enlarge: (alt: string) => string;
}

/** Callbacks that show the result to the reader. */
export interface ProseNotices {
  done(text: string): void;
  failed(): void;
}

const DONE_MS = 2000;

/**
 * Adds the tools that need a script to rendered Markdown: buttons to copy code, pictures that open
 * larger, heading anchors that copy their address. Call it once per text.
 */
export function addProseTools(
  root: HTMLElement,
  texts: ProseTexts,
  notices: ProseNotices,
): () => void {
  const stop = new AbortController();
  for (const pre of root.querySelectorAll('pre')) addCopyButton(pre, texts, notices);
  for (const figure of root.querySelectorAll('figure')) addZoom(figure, root, texts);
  root.addEventListener(
    'click',
    (event) => {
      const anchor = event.target instanceof Element ? event.target.closest('a.anchor') : null;
      if (anchor) void copyAddress(anchor as HTMLAnchorElement, texts, notices);
    },
    { signal: stop.signal },
  );
  return () => stop.abort();
}

/** Chat apps cut addresses at Chinese characters, so the fragment is percent-encoded. */
async function copyAddress(anchor: HTMLAnchorElement, texts: ProseTexts, notices: ProseNotices) {
  if (await copyText(anchor.href)) notices.done(texts.copiedLink);
  else notices.failed();
}

function addCopyButton(pre: HTMLPreElement, texts: ProseTexts, notices: ProseNotices): void {
  if (pre.parentElement?.classList.contains('code-block')) return;
  const block = document.createElement('div');
  block.className = 'code-block';
  pre.replaceWith(block);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'code-copy no-print';
  button.textContent = texts.copyCode;
  button.addEventListener('click', async () => {
    if (!(await copyText((pre.textContent ?? '').replace(/\n$/, '')))) return notices.failed();
    button.textContent = texts.copied;
    button.dataset.done = '';
    setTimeout(() => {
      button.textContent = texts.copyCode;
      delete button.dataset.done;
    }, DONE_MS);
  });
  block.append(pre, button);
}

function addZoom(figure: HTMLElement, root: HTMLElement, texts: ProseTexts): void {
  const image = figure.querySelector('img');
  if (!image || figure.querySelector('.figure-zoom')) return;
  const picture = image.closest('picture') ?? image;
  const view = document.createElement('div');
  view.className = 'figure-view';
  picture.replaceWith(view);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'figure-zoom no-print';
  button.setAttribute('aria-label', texts.enlarge(image.alt));
  button.setAttribute('aria-haspopup', 'dialog');
  button.innerHTML =
    '<svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5"/></svg>';
  const open = async () => {
    const { openZoom } = await import('./zoom.ts');
    const images = [...root.querySelectorAll<HTMLImageElement>('figure img')];
    openZoom(images.map(zoomPictureOf), images.indexOf(image), texts);
  };
  button.addEventListener('click', open);
  image.addEventListener('click', open);
  view.append(picture);
  figure.prepend(view, button);
}

/** A picture of the text; one that is not loaded yet has the size from its attributes. */
function zoomPictureOf(image: HTMLImageElement): ZoomPicture {
  const { alt, currentSrc, naturalWidth, naturalHeight } = image;
  const caption = image.closest('figure')?.querySelector('figcaption')?.textContent;
  return {
    src: currentSrc || image.src,
    alt,
    width: naturalWidth || image.width,
    height: naturalHeight || image.height,
    caption: caption ?? alt,
  };
}
