import { timingSafeEqual } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import type { KeyPurpose, KeyRing } from '#api/access/key-ring.ts';

/** What a signed cookie needs of the key ring. */
export type SigningKeys = Pick<KeyRing, 'mac' | 'macs'>;

/**
 * A cookie that says something about one link on one device. Nothing is stored: its value is its end
 * and an HMAC over what it says, so it is worth nothing once that has changed.
 */
export class SignedCookie {
  readonly #keys: SigningKeys;
  readonly #purpose: KeyPurpose;
  readonly #seconds: number;
  readonly #prefix: string;
  readonly #attributes;

  /** @param publicUrl origin and base path of the site, with a slash at the end */
  constructor(
    keys: SigningKeys,
    { purpose, seconds, publicUrl }: { purpose: KeyPurpose; seconds: number; publicUrl: string },
  ) {
    const { protocol, pathname } = new URL(publicUrl);
    const secure = protocol === 'https:';
    this.#keys = keys;
    this.#purpose = purpose;
    this.#seconds = seconds;
    this.#prefix = secure ? `__Secure-${purpose}` : purpose;
    // The page, its API, its pictures and its files are in different folders of the site.
    this.#attributes = { path: pathname, httpOnly: true, sameSite: 'Lax', secure } as const;
  }

  /** The Set-Cookie header. */
  issue(linkId: string, statement: string, now = new Date()): string {
    const end = Math.floor(now.getTime() / 1000) + this.#seconds;
    const value = `${end}.${this.#keys.mac(this.#purpose, `${linkId} ${statement} ${end}`)}`;
    const expires = new Date(end * 1000);
    return serialize(this.#nameOf(linkId), value, { ...this.#attributes, expires });
  }

  /** Whether a Cookie header says this. */
  says(linkId: string, statement: string, cookie: string | undefined, now = new Date()): boolean {
    const name = this.#nameOf(linkId);
    const [end = '', given = ''] = (parse(cookie ?? '', name)[name] ?? '').split('.');
    if (!/^\d{1,12}$/.test(end) || Number(end) * 1000 <= now.getTime()) return false;
    const mac = Buffer.from(given);
    return this.#keys
      .macs(this.#purpose, `${linkId} ${statement} ${end}`)
      .map((known) => Buffer.from(known))
      .some((known) => known.length === mac.length && timingSafeEqual(known, mac));
  }

  /** Each link has a cookie of its own. The end of the id: its beginning is the time. */
  #nameOf(linkId: string): string {
    return `${this.#prefix}-${linkId.slice(-12)}`;
  }
}
