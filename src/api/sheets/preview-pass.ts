import { SignedCookie, type SigningKeys } from './signed-cookie.ts';

/** Minutes for which staff see a link as its recipient does. */
const PREVIEW_MINUTES = 15;

/**
 * Lets a browser of staff see a link as its recipient does: without passcode, without being counted,
 * and without writing anything.
 */
export class Previews {
  readonly #cookie: SignedCookie;

  /** @param publicUrl origin and base path of the site, with a slash at the end */
  constructor(keys: SigningKeys, publicUrl: string) {
    const seconds = PREVIEW_MINUTES * 60;
    this.#cookie = new SignedCookie(keys, { purpose: 'link-preview', seconds, publicUrl });
  }

  /** The Set-Cookie header. */
  issue({ id }: { id: string }): string {
    return this.#cookie.issue(id, 'preview');
  }

  has({ id }: { id: string }, cookie: string | undefined): boolean {
    return this.#cookie.says(id, 'preview', cookie);
  }
}
