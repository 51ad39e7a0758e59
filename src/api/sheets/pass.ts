import { SignedCookie, type SigningKeys } from './signed-cookie.ts';

/** Hours for which an entered passcode opens its link on a device. */
export const PASS_HOURS = 12;

/** A link that has a passcode. */
export interface PasscodeLink {
  id: string;
  passcodeSetAt: Date;
}

/** Passes: cookies of devices on which a link's passcode was entered. A new passcode ends them. */
export class Passes {
  readonly #cookie: SignedCookie;

  /** @param publicUrl origin and base path of the site, with a slash at the end */
  constructor(keys: SigningKeys, publicUrl: string) {
    const seconds = PASS_HOURS * 3600;
    this.#cookie = new SignedCookie(keys, { purpose: 'pass', seconds, publicUrl });
  }

  /** The Set-Cookie header of a new pass. */
  issue({ id, passcodeSetAt }: PasscodeLink, now?: Date): string {
    return this.#cookie.issue(id, String(passcodeSetAt.getTime()), now);
  }

  /** Whether a Cookie header has a pass for the link. */
  has({ id, passcodeSetAt }: PasscodeLink, cookie: string | undefined, now?: Date): boolean {
    return this.#cookie.says(id, String(passcodeSetAt.getTime()), cookie, now);
  }
}
