import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { LinkProps } from './link.tsx';

/** What the application around these components does for them: the public site, or the back office. */
export interface UiHost {
  /** Base path of the site, with slashes at both ends. */
  basePath: string;
  /** Renders a link to a page of the site. */
  Link: ComponentType<LinkProps>;
  /** Whether a Chinese path is a page of the site. */
  isPage(path: string): boolean;
  /**
   * Opens an address without loading the document anew.
   * @param href path, query and fragment below the base path
   * @returns false where the address is no page of the application: the browser then follows the link
   */
  navigate(href: string): boolean;
}

const HostContext = createContext<UiHost | undefined>(undefined);

/** Gives the components below it their application. */
export function UiHostProvider({ host, children }: { host: UiHost; children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>;
}

/** The application around a component. @throws where no UiHostProvider is above it */
export function useUiHost(): UiHost {
  const host = use(HostContext);
  if (!host) throw new Error('a UI component is rendered outside of UiHostProvider');
  return host;
}

/** Base path of the site, with slashes at both ends. */
export function useBasePath(): string {
  return useUiHost().basePath;
}
