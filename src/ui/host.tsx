import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { LinkProps } from './link-target.ts';

/** Functions of the surrounding application, such as the public site or the back office. */
export interface UiHost {
  /** Base path of the site, with slashes at both ends. */
  basePath: string;
  /** Renders a link to a page of the site. */
  Link: ComponentType<LinkProps>;
  /** Whether a Chinese path is a page of the site. */
  isPage(path: string): boolean;
  /**
   * Opens an address without reloading the document.
   * @param href path, query and fragment below the base path
   * @param how `keepScroll`, `replace` as in LinkProps
   * @returns false if the address is not a page of the application: the browser then follows the link
   */
  navigate(href: string, how?: Pick<LinkProps, 'keepScroll' | 'replace'>): boolean;
}

const HostContext = createContext<UiHost | undefined>(undefined);

/** Provides the host to all components below. */
export function UiHostProvider({ host, children }: { host: UiHost; children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>;
}

/** The host of a component. @throws without a UiHostProvider above it */
export function useUiHost(): UiHost {
  const host = use(HostContext);
  if (!host) throw new Error('UI components must be rendered inside UiHostProvider');
  return host;
}

/** Base path of the site, with slashes at both ends. */
export function useBasePath(): string {
  return useUiHost().basePath;
}
