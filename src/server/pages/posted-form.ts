import { isOwnOrigin, type OwnOrigin } from '#api/access/origin.ts';
import { MAX_BODY_BYTES } from '#contracts/constants.ts';

type Refusal = { text: string; status: 403 | 413 | 415 };

/** Refuses form posts from other sites, other types and large bodies. */
export function refusalOf(headers: Headers, own: OwnOrigin): Refusal | undefined {
  if (isForeign(headers, own)) return { text: 'Forbidden\n', status: 403 };
  if (!headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) {
    return { text: 'Unsupported media type\n', status: 415 };
  }
  const length = Number(headers.get('content-length') ?? Number.NaN);
  return length <= MAX_BODY_BYTES ? undefined : { text: 'Payload too large\n', status: 413 };
}

/**
 * True if a page of another site posted the form. Browsers send at least one of the two headers.
 */
function isForeign(headers: Headers, own: OwnOrigin): boolean {
  const site = headers.get('sec-fetch-site');
  if (site === 'cross-site' || site === 'same-site') return true;
  return headers.has('origin') && !isOwnOrigin(headers, own);
}
