import type { Element, ElementContent, Root } from 'hast';
import type { VFile } from 'vfile';
import { type PictureFormat, pictureFile, pictureSources } from '#contracts/picture-files.ts';
import { UnknownMediaError } from './text-errors.ts';
import type { FindMedia, TextMedia } from './text-media.ts';

const SCHEME = 'media:';
/** `sizes` of a picture in a text: 720 px wide, or the screen less its margins. */
const SIZES = '(min-width: 800px) 720px, calc(100vw - 40px)';

/** Passes `findMedia` to the pipeline in the data of the text's file. */
export interface MediaFileData {
  findMedia?: FindMedia;
}

/**
 * Shows pictures, drawings and videos of the media library that a text names with `media:<name>`. A
 * picture alone in its paragraph becomes a figure, with its title as the caption.
 * @throws UnknownMediaError for names that the library does not have
 */
export function showMedia() {
  return async (tree: Root, file: VFile) => {
    const images: Element[] = [];
    collect(tree, images);
    const names = [...new Set(images.map(nameOf))];
    if (names.length === 0) return;
    const { findMedia } = file.data as MediaFileData;
    const media = (await findMedia?.(names)) ?? new Map<string, TextMedia | null>();
    const unknown = names.filter((name) => !media.has(name));
    if (unknown.length > 0) throw new UnknownMediaError(unknown);
    leaveOut(tree, (image) => media.get(nameOf(image)) === null);
    makeFigures(tree);
    for (const image of images) {
      const item = media.get(nameOf(image));
      if (item) show(image, item);
    }
  };
}

function isMedia({ tagName, properties }: Element): boolean {
  return tagName === 'img' && String(properties.src ?? '').startsWith(SCHEME);
}

function nameOf(image: Element): string {
  return String(image.properties.src).slice(SCHEME.length);
}

function collect(parent: Root | Element, images: Element[]): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    if (isMedia(child)) images.push(child);
    collect(child, images);
  }
}

/** Removes unwanted pictures, and paragraphs that contained nothing else. */
function leaveOut(parent: Root | Element, isUnwanted: (image: Element) => boolean): void {
  const children = parent.children as ElementContent[];
  parent.children = children.filter((child) => {
    if (child.type !== 'element') return true;
    if (isMedia(child)) return !isUnwanted(child);
    const had = child.children.length;
    leaveOut(child, isUnwanted);
    return child.tagName !== 'p' || had === 0 || child.children.length > 0;
  });
}

/** Turns a paragraph of pictures only into one figure per picture. */
function makeFigures(parent: Root | Element): void {
  const children = parent.children as ElementContent[];
  parent.children = children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return [child];
    const images = imagesOnly(child);
    if (images.length > 0) return images.map(figureOf);
    makeFigures(child);
    return [child];
  });
}

/** The pictures of a paragraph that contains nothing else; empty for any other element. */
function imagesOnly({ tagName, children }: Element): Element[] {
  if (tagName !== 'p') return [];
  const parts = children.filter((part) => part.type !== 'text' || part.value.trim());
  const images = parts.filter((part) => part.type === 'element' && isMedia(part));
  return images.length === parts.length ? (images as Element[]) : [];
}

function figureOf(image: Element): Element {
  const { title } = image.properties;
  image.properties.title = undefined;
  const caption = element('figcaption', {}, [{ type: 'text', value: String(title) }]);
  return element('figure', {}, title ? [image, caption] : [image]);
}

/**
 * Turns the image into a `picture` with all sizes, an `img` for a drawing, or a `video`, in its
 * place.
 */
function show(image: Element, media: TextMedia): void {
  const { width, height, address, widths, blur, video } = media;
  const { alt = '', title } = image.properties;
  if (video) {
    const { poster } = video;
    const middle = poster?.widths[Math.floor(poster.widths.length / 2)];
    image.tagName = 'video';
    image.properties = {
      src: `/files/${address}`,
      poster:
        poster && middle ? pictureFile('/', { src: poster.address }, middle, 'webp') : undefined,
      controls: true,
      playsInline: true,
      // A poster says what it is about; without one the first picture is shown.
      preload: poster ? 'none' : 'metadata',
      width,
      height,
      ariaLabel: String(alt) || undefined,
    };
    return;
  }
  const attributes = { alt, title, width, height };
  if (widths.length === 0) {
    image.properties = { ...attributes, src: `/files/${address}` };
    return;
  }
  const picture = { src: address, widths };
  const source = (format: PictureFormat) =>
    element('source', {
      type: `image/${format}`,
      srcSet: pictureSources('/', picture, format),
      sizes: SIZES,
    });
  const middle = widths[Math.floor(widths.length / 2)] ?? width;
  const fallback = element('img', {
    ...attributes,
    src: pictureFile('/', picture, middle, 'webp'),
    style: blur ? `background:url(${blur}) center/cover` : undefined,
  });
  image.tagName = 'picture';
  image.properties = {};
  image.children = [source('avif'), source('webp'), fallback];
}

function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[] = [],
): Element {
  return { type: 'element', tagName, properties, children };
}
