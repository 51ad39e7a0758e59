import os from 'node:os';
import type { OwnOrigin } from '#api/access/origin.ts';
import type { SiteAddresses } from '#api/publishing/checks/context.ts';
import { findRow } from '#site/routing/table.ts';
import type { Config } from './config.ts';

/** The public address of the site, its other names, and which paths are pages of it. */
export function siteAddresses({
  publicUrl,
  host,
  port,
  basePath,
}: Pick<Config, 'publicUrl' | 'host' | 'port' | 'basePath'>): SiteAddresses & OwnOrigin {
  const name = os.hostname();
  return {
    localNames: publicUrl === undefined ? [host, name, `${name}.local`] : undefined,
    publicUrl: (publicUrl ?? `http://${hostName(host)}:${port}`) + basePath,
    isPage: (path) => findRow(path) !== undefined,
  };
}

/** The host in addresses: this machine for all interfaces, IPv6 in brackets. */
function hostName(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
