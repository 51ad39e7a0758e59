import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { StaffCookie } from '#api/access/cookies.ts';
import type { KeyRing } from '#api/access/key-ring.ts';

/** A device is known for this long after the last sign-in on it. */
const DAYS = 90;

/** Whose device it is. Their password is part of the signature: a new one voids it. */
interface Owner {
  id: string;
  passwordHash: string | null;
}

/**
 * Devices on which somebody has signed in before, by a signed cookie. It opens nothing: it only makes
 * failed attempts on the device count apart from those of strangers, who can then not lock its owner
 * out. After OWASP, "Device cookies".
 */
export class Devices {
  readonly #keys: KeyRing;

  constructor(keys: KeyRing) {
    this.#keys = keys;
  }

  /** The id of the device, if the cookie is a valid one of this person. */
  known({ value }: Pick<StaffCookie, 'value'>, owner: Owner): string | undefined {
    const [device = '', expires = '', mac = ''] = (value ?? '').split('.');
    if (!(Number(expires) > Date.now())) return undefined;
    const expected = this.#keys.macs('device', signed(device, expires, owner));
    return expected.some((known) => isEqual(known, mac)) ? device : undefined;
  }

  /** Remembers the device of a person who has just signed in or set a new password on it. */
  remember(cookie: StaffCookie, owner: Owner): void {
    const device = this.known(cookie, owner) ?? randomUUID();
    const expiresAt = Date.now() + DAYS * 86_400_000;
    const mac = this.#keys.mac('device', signed(device, String(expiresAt), owner));
    cookie.set(`${device}.${expiresAt}.${mac}`, new Date(expiresAt));
  }
}

function signed(device: string, expires: string, { id, passwordHash }: Owner): string {
  return [id, device, expires, passwordHash].join(' ');
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
