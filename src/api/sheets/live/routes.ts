import { readsPerMinute } from '#api/http/policy.ts';
import type { LinkRegistry } from '../link-registry.ts';
import { readMarkOfLink } from './contract.ts';

/** Registers what open pages of sheets ask. Reading a mark is no opening of the link. */
export function registerMarks(links: LinkRegistry): void {
  links.read(readMarkOfLink, { kind: 'any', limit: readsPerMinute(240) }, ({ link: { mark } }) => ({
    mark,
  }));
}
