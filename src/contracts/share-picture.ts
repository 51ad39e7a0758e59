import type { ProductKey } from './enums/products.ts';
import type { Locale } from './locale.ts';
import type { Picture } from './picture.ts';

/** Kinds of share pictures: for link previews, for chat thumbnails, to pass on as a picture. */
export const sharePictureFormats = ['og', 'square', 'poster'] as const;
/** A kind of share picture. */
export type SharePictureFormat = (typeof sharePictureFormats)[number];

/** Sizes of share pictures in pixels. */
export const sharePictureSizes: Record<SharePictureFormat, { width: number; height: number }> = {
  og: { width: 1200, height: 630 },
  square: { width: 600, height: 600 },
  poster: { width: 1080, height: 1620 },
};

/** What share pictures are made of. */
export const sharePictureSubjects = [
  'page',
  'product',
  'article',
  'case',
  'document',
  'download',
] as const;
/** What a share picture is made of. */
export type SharePictureSubject = (typeof sharePictureSubjects)[number];

/** Names a page in the addresses of its share pictures. */
export interface SharePictureName {
  subject: SharePictureSubject;
  /** The record's name in addresses; the page module's for pages that are no records. */
  slug: string;
}

/** What stands on a page's share pictures. */
export interface SharePicture extends SharePictureName {
  locale: Locale;
  title: string;
  summary: string;
  /** A word or two above the title: what kind of text it is. */
  eyebrow: string | null;
  /** Gives its accent. */
  product: ProductKey | null;
  cover: Pick<Picture, 'src' | 'widths'> | null;
  /** The provider's name. */
  brand: string;
  /** Public address of the page, which the poster's code holds. */
  url: string;
}

/** Grows with every change of how the pictures look, so that kept ones are not taken for new. */
const DESIGN = 1;

/** Eight hexadecimal digits that change whenever something on the pictures does (FNV-1a). */
export function sharePictureVersion(card: SharePicture): string {
  const { title, summary, eyebrow, product, cover, brand, url } = card;
  const text = [DESIGN, title, summary, eyebrow, product, cover?.src, brand, url].join('\n');
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Address of a page's QR code below the base path. */
export function sharePictureCode({
  subject,
  slug,
  locale,
}: SharePictureName & { locale: Locale }): string {
  return `share-pictures/qr/${subject}/${slug}-${locale}.png`;
}

/** Address of a share picture below the base path; one with a version never changes. */
export function sharePictureFile(
  format: SharePictureFormat,
  { subject, slug, locale }: SharePictureName & { locale: Locale },
  version?: string,
): string {
  return `share-pictures/${format}/${subject}/${slug}-${locale}${version ? `.${version}` : ''}.jpg`;
}

const FILE =
  /^(?:(?<format>og|square|poster)|qr)\/(?<subject>[a-z]+)\/(?<slug>[a-z0-9-]{1,96})-(?<locale>zh|en)(?:\.(?<version>[0-9a-f]{8}))?\.(?<ending>jpg|png)$/;

/** What an address below `share-pictures/` asks for. */
export interface SharePictureRequest extends SharePictureName {
  locale: Locale;
  /** A picture, or the code of the page alone. */
  format: SharePictureFormat | 'qr';
  /** The version that is asked for, if any. */
  version: string | undefined;
}

/** Reads an address below `share-pictures/`; undefined where it names nothing that can be. */
export function parseSharePictureFile(file: string): SharePictureRequest | undefined {
  const { subject, slug = '', locale, version, ending, ...groups } = FILE.exec(file)?.groups ?? {};
  const format = groups.format as SharePictureFormat | undefined;
  const known = sharePictureSubjects.find((name) => name === subject);
  if (!known || (ending === 'jpg') !== Boolean(format)) return undefined;
  return { subject: known, slug, locale: locale as Locale, format: format ?? 'qr', version };
}
