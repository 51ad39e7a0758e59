import { createHash } from 'node:crypto';

/**
 * The text of an entry as readers outside of the site can show it: every address absolute, without
 * what only the site's own styles and scripts understand.
 * @param html rendered and sanitised at save; addresses within the site begin with `/`
 * @param page absolute address of the page it stands on
 * @param publicUrl origin and base path, with a slash at the end
 */
export function feedHtml(html: string, page: string, publicUrl: string): string {
  return html.replace(/<a class="anchor"[^>]*>#<\/a>/g, '').replace(openingTag, (tag) =>
    tag
      .replace(presentation, '')
      .replace(/ (href|src)="\/(?!\/)/, ` $1="${publicUrl}`)
      .replace(/ href="#/, ` href="${page}#`)
      .replace(/ srcset="([^"]*)"/, (_, sources: string) => {
        const absolute = sources.replace(/(^|,\s*)\/(?!\/)/g, `$1${publicUrl}`);
        return ` srcset="${absolute}"`;
      }),
  );
}

/** A whole tag, whatever its attributes hold: words of the text are left alone. */
const openingTag = /<[a-z](?:"[^"]*"|[^">])*>/g;

/** Attributes that mean nothing outside of the site. */
const presentation = / (?:style|class|tabindex|loading|decoding)="[^"]*"/g;

/** A name-based UUID (RFC 9562, version 5) of a record in one language. */
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
