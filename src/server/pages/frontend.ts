import type { RenderInput, RenderOutput } from '#site/entry-server.tsx';
import type { StylePart } from './style-parts.ts';

/**
 * The page renderer and the addresses of its files: the built site, or the sources in
 * development.
 */
export interface Frontend {
  /** Build id. A browser with another one reloads when a script is missing. */
  build: string;
  /** Address of the application's script below the base path. */
  entry: string;
  /** Source of the inline script that starts the application. */
  loader: string;
  /** The complete style sheet; each page inlines the rules it uses. Empty in development. */
  styleParts: readonly StylePart[];
  /** Address of the style sheet below the base path; empty in development. */
  stylesheet: string;
  /**
   * Scripts needed besides the entry, below the base path: for every page, and for one page
   * module.
   */
  preloads(page: string | null): string[];
  /** Addresses of the back office's script and style sheet below the base path. */
  admin: { script: string; stylesheet: string };
  render(input: RenderInput): Promise<RenderOutput>;
  /** Changes a page's HTML before it is sent; used in development only. */
  finish?(url: string, html: string): Promise<string>;
  dev: boolean;
}
