import type { SiteAddresses } from '#api/publishing/checks/context.ts';
import { findRow } from '#site/routing/table.ts';
import type { Config } from './config.ts';

/** The public address of the site, and which paths are pages of it. */
export function siteAddresses({
  publicUrl,
  host,
  port,
  basePath,
}: Pick<Config, 'publicUrl' | 'host' | 'port' | 'basePath'>): SiteAddresses {
  return {
    publicUrl: (publicUrl ?? `http://${hostName(host)}:${port}`) + basePath,
    isPage: (path) => findRow(path) !== undefined,
  };
}

/** The host in addresses: this machine for all interfaces, IPv6 in brackets. */
function hostName(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
