import { createHash } from 'node:crypto';

/**
 * Prepares the HTML of an entry for feed readers: absolute URLs, and no attributes that need the
 * site's styles or scripts.
 * @param html sanitised HTML; links within the site begin with `/`
 * @param page absolute URL of the page
 * @param publicUrl origin and base path, with a trailing slash
 */
export function feedHtml(html: string, page: string, publicUrl: string): string {
  return html.replace(/<a class="anchor"[^>]*>#<\/a>/g, '').replace(openingTag, (tag) =>
    tag
      .replace(presentation, '')
      .replace(/ (href|src|poster)="\/(?!\/)/g, ` $1="${publicUrl}`)
      .replace(/ href="#/, ` href="${page}#`)
      .replace(/ srcset="([^"]*)"/, (_, sources: string) => {
        const absolute = sources.replace(/(^|,\s*)\/(?!\/)/g, `$1${publicUrl}`);
        return ` srcset="${absolute}"`;
      }),
  );
}

/** A whole opening tag with any attributes; the text between tags is not changed. */
const openingTag = /<[a-z](?:"[^"]*"|[^">])*>/g;

/** Attributes that have no meaning outside of the site. */
const presentation = / (?:style|class|tabindex|loading|decoding)="[^"]*"/g;

/** Name-based UUID (RFC 9562, version 5) of a record in one language. */
export function entryId(record: string, locale: string): string {
  const hash = createHash('sha1')
    .update(Buffer.from(record.replaceAll('-', ''), 'hex'))
    .update(locale)
    .digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const hex = hash.toString('hex', 0, 16);
  return `urn:uuid:${hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}`;
}
