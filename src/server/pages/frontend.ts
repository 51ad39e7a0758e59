import type { RenderInput, RenderOutput } from '#site/entry-server.tsx';

/** The renderer of pages and the addresses of its files: the built site, or the live one in dev. */
export interface Frontend {
  /** Identifies the build; a browser with another one reloads when a script is missing. */
  build: string;
  /** Address of the application's script below the base path. */
  entry: string;
  /** Source of the inline script that starts the application. */
  loader: string;
  /** The whole style sheet; each page inlines its part. Empty in dev, where it is linked. */
  css: string;
  /** Address of the style sheet below the base path; empty in dev. */
  stylesheet: string;
  /** Scripts needed besides the entry, below the base path: those of every page, and of one page module. */
  preloads(page: string | null): string[];
  render(input: RenderInput): Promise<RenderOutput>;
  /** Last change of a page's HTML before it is sent; used in dev only. */
  finish?(url: string, html: string): Promise<string>;
  dev: boolean;
}
