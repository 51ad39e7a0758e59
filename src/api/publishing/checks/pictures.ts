import { and, eq, inArray } from 'drizzle-orm';
import { findPictures } from '#api/media/service.ts';
import { renderMarkdown } from '#content/markdown/render.ts';
import {
  FactInCodeError,
  MarkdownLimitError,
  UnknownMediaError,
} from '#content/markdown/text-errors.ts';
import { findMediaIn } from '#content/markdown/text-media.ts';
import { localeOfPart } from '#contracts/enums/content.ts';
import { type Locale, locales } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import { mediaAssets } from '#db/schema/media.ts';
import type { Finding } from '../contract.ts';
import type { PartText } from '../kind.ts';
import { type CheckContext, type CheckedPart, findingIn } from './context.ts';
import { messages } from './messages.ts';
import { targetsOf } from './targets.ts';

/** Pictures that are unknown, on other sites or without alternative text. */
export async function checkPictures(
  context: CheckContext,
  checked: CheckedPart,
): Promise<Finding[]> {
  const texts = checked.definition.texts(checked.data).filter(({ form }) => form === 'markdown');
  const inTexts: Finding[] = [];
  for (const text of texts) {
    const errors = await renderingProblems(context, checked, text);
    inTexts.push(...(errors.length > 0 ? errors : await picturesOfText(context, checked, text)));
  }
  return [
    ...inTexts,
    ...(await namedPictures(context, checked)),
    ...(await chosenPictures(context, checked)),
  ];
}

/** What would make saving the text fail. */
async function renderingProblems(
  { db }: CheckContext,
  { part }: CheckedPart,
  { field, text }: PartText,
): Promise<Finding[]> {
  const finding = findingIn(part);
  try {
    await renderMarkdown(text, { findMedia: findMediaIn(db) });
    return [];
  } catch (error) {
    if (error instanceof UnknownMediaError) {
      return error.names.map((name) =>
        finding('block', 'picture-unknown', { field, quote: name }, messages.pictureUnknown(name)),
      );
    }
    if (error instanceof MarkdownLimitError || error instanceof FactInCodeError) {
      const { zh, en } = error.messages ?? { zh: error.message, en: error.message };
      return [finding('block', 'invalid', { field }, { zh, en })];
    }
    throw error;
  }
}

/** Begins the address of a picture of the library in a text. */
const MEDIA = 'media:';

/** The pictures among these that say nothing: they need no alternative text. */
async function decorativeKeys(db: Executor, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .select({ key: mediaAssets.key })
    .from(mediaAssets)
    .where(and(inArray(mediaAssets.key, keys), eq(mediaAssets.isDecorative, true)));
  return new Set(rows.map(({ key }) => key));
}

async function picturesOfText(
  { db, severities }: CheckContext,
  { part }: CheckedPart,
  { field, text }: PartText,
): Promise<Finding[]> {
  const finding = findingIn(part);
  const { pictures } = await targetsOf(text);
  const decorative = await decorativeKeys(
    db,
    pictures.filter(({ alt }) => alt.trim() === '').map(({ url }) => url.slice(MEDIA.length)),
  );
  return pictures.flatMap(({ url, alt }) => {
    const place = { field, quote: url };
    if (!url.startsWith(MEDIA)) {
      return finding('block', 'picture-foreign', place, messages.pictureForeign(url));
    }
    return alt.trim() === '' && !decorative.has(url.slice(MEDIA.length))
      ? finding(
          severities['picture-without-text'],
          'picture-without-text',
          place,
          messages.pictureWithoutText(url.slice(MEDIA.length)),
        )
      : [];
  });
}

/** Pictures of blocks, by key: known, with files to show, and with a text for their readers. */
async function namedPictures(
  { db, severities }: CheckContext,
  { part, data, definition }: CheckedPart,
): Promise<Finding[]> {
  const named = definition.references(data).filter(({ kind }) => kind === 'picture');
  if (named.length === 0) return [];
  const keys = named.map(({ value }) => value);
  const locale = localeOfPart(part) ?? 'zh';
  const known = await findPictures(db, keys, locale);
  const rows = await db.select().from(mediaAssets).where(inArray(mediaAssets.key, keys));
  const lacking = new Map(
    rows.filter((row) => lacksText(row, [locale])).map(({ key, id }) => [key, id]),
  );
  const finding = findingIn(part);
  return named.flatMap(({ field, value }) => {
    const place = { field, quote: value };
    if (!known.has(value)) {
      return finding('block', 'picture-unknown', place, messages.pictureUnknown(value));
    }
    const media = lacking.get(value);
    return media
      ? finding(
          severities['picture-without-text'],
          'picture-without-text',
          { ...place, media },
          messages.pictureWithoutText(value),
        )
      : [];
  });
}

/** Whether a picture has no text for readers of one of the languages; other files need none. */
function lacksText(
  { mime, isDecorative, altZh, altEn }: typeof mediaAssets.$inferSelect,
  shownIn: readonly Locale[],
): boolean {
  if (isDecorative || !mime.startsWith('image/')) return false;
  return altZh === '' || (!altEn && shownIn.includes('en'));
}

/** Pictures that a field has by id: each language that shows them needs its text. */
async function chosenPictures(
  { db, severities, locales: publicLocales }: CheckContext,
  { part, data, definition }: CheckedPart,
): Promise<Finding[]> {
  const chosen = definition.references(data).filter(({ kind }) => kind === 'media');
  if (chosen.length === 0) return [];
  const rows = await db
    .select()
    .from(mediaAssets)
    .where(
      inArray(
        mediaAssets.id,
        chosen.map(({ value }) => value),
      ),
    );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const finding = findingIn(part);
  const shownIn = locales.filter((locale) =>
    part === 'shared' ? publicLocales.has(locale) : part === locale,
  );
  return chosen.flatMap(({ field, value }) => {
    const asset = byId.get(value);
    const place = { field, quote: asset?.fileName ?? value };
    if (!asset) return finding('block', 'picture-unknown', place, messages.pictureUnknown(value));
    return lacksText(asset, shownIn)
      ? finding(
          severities['picture-without-text'],
          'picture-without-text',
          { ...place, media: value },
          messages.pictureWithoutText(asset.fileName),
        )
      : [];
  });
}
