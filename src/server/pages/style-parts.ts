/** A rule of a style sheet, or an at-rule that is used as a whole. */
export interface StyleRule {
  text: string;
  /**
   * The classes each selector needs, for rules whose selectors all need some: a page uses the rule
   * if it has all classes of one list. Without it, every page uses the rule.
   */
  needs?: string[][];
}

/** An at-rule around rules, such as `@media`. */
export interface StyleGroup {
  /** The at-rule up to its opening brace. */
  head: string;
  parts: StylePart[];
}

/** A font face, which only English pages use. Its addresses are relative to the style sheet. */
export interface StyleFace {
  face: string;
}

/** A part of the site's style sheet, which the build parses (scripts/lib/style-parts.ts). */
export type StylePart = StyleRule | StyleGroup | StyleFace;

/** The parsed style sheet in the folder of the built client; it is not served. */
export const STYLE_PARTS_FILE = '.vite/style-parts.json';
