import { z } from 'zod';

/** Longest Markdown of one field, in characters; the renderer has the same limit. */
export const MARKDOWN_MAX = 60_000;

export const title = z.string().trim().min(1).max(200);
export const summary = z.string().trim().max(500);
export const markdown = z.string().max(MARKDOWN_MAX);
/** Text that may be absent; null instead of an empty one. */
export const optionalText = (max: number) => z.string().trim().min(1).max(max).nullable();
/** A picture of the media library. */
export const mediaId = z.uuid().nullable();

/** Title and description for search engines where they differ from those of the page. */
export const searchEngineFields = {
  seoTitle: optionalText(200),
  seoDescription: optionalText(500),
};
