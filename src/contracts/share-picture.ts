import type { ProductKey } from './enums/products.ts';
import type { Locale } from './locale.ts';
import type { Picture } from './picture.ts';

/**
 * Formats of share pictures: for link previews, for chat thumbnails, and to forward as a picture.
 */
export const sharePictureFormats = ['og', 'square', 'poster'] as const;
export type SharePictureFormat = (typeof sharePictureFormats)[number];

/** Sizes of share pictures in pixels. */
export const sharePictureSizes: Record<SharePictureFormat, { width: number; height: number }> = {
  og: { width: 1200, height: 630 },
  square: { width: 600, height: 600 },
  poster: { width: 1080, height: 1620 },
};

/** Kinds of pages with share pictures. */
export const sharePictureSubjects = [
  'page',
  'product',
  'article',
  'case',
  'document',
  'download',
  'scene',
] as const;
export type SharePictureSubject = (typeof sharePictureSubjects)[number];

/** Identifies a page in the URLs of its share pictures. */
export interface SharePictureName {
  subject: SharePictureSubject;
  /** The record's slug; for pages without a record, the name of the page module. */
  slug: string;
}

/** The content of a page's share pictures. */
export interface SharePicture extends SharePictureName {
  locale: Locale;
  title: string;
  summary: string;
  /** One or two words above the title: the type of text. */
  eyebrow: string | null;
  /** Sets the accent colour. */
  product: ProductKey | null;
  cover: Pick<Picture, 'src' | 'widths'> | null;
  /** The provider's name. */
  brand: string;
  /** Public URL of the page; the poster's QR code contains it. */
  url: string;
}

/** Increase this number when the design changes, so that cached pictures are not reused. */
const DESIGN = 1;

/** Eight hexadecimal digits that change with the content or the design (FNV-1a). */
export function sharePictureVersion(card: SharePicture): string {
  const { title, summary, eyebrow, product, cover, brand, url } = card;
  const text = [DESIGN, title, summary, eyebrow, product, cover?.src, brand, url].join('\n');
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Path of a page's QR code, relative to the base path. */
export function sharePictureCode({
  subject,
  slug,
  locale,
}: SharePictureName & { locale: Locale }): string {
  return `share-pictures/qr/${subject}/${slug}-${locale}.png`;
}

/** Path of a share picture, relative to the base path; with a version it is immutable. */
export function sharePictureFile(
  format: SharePictureFormat,
  { subject, slug, locale }: SharePictureName & { locale: Locale },
  version?: string,
): string {
  return `share-pictures/${format}/${subject}/${slug}-${locale}${version ? `.${version}` : ''}.jpg`;
}

const FILE =
  /^(?:(?<format>og|square|poster)|qr)\/(?<subject>[a-z]+)\/(?<slug>[a-z0-9-]{1,96})-(?<locale>zh|en)(?:\.(?<version>[0-9a-f]{8}))?\.(?<ending>jpg|png)$/;

/** A request for a file below `share-pictures/`. */
export interface SharePictureRequest extends SharePictureName {
  locale: Locale;
  /** A picture, or only the page's QR code. */
  format: SharePictureFormat | 'qr';
  /** The requested version, if any. */
  version: string | undefined;
}

/** Parses a path below `share-pictures/`; undefined if it is not valid. */
export function parseSharePictureFile(file: string): SharePictureRequest | undefined {
  const { subject, slug = '', locale, version, ending, ...groups } = FILE.exec(file)?.groups ?? {};
  const format = groups.format as SharePictureFormat | undefined;
  const subjectName = sharePictureSubjects.find((name) => name === subject);
  if (!subjectName || (ending === 'jpg') !== Boolean(format)) return undefined;
  return { subject: subjectName, slug, locale: locale as Locale, format: format ?? 'qr', version };
}
