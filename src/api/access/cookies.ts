import { parse, serialize } from 'hono/utils/cookie';

/** A cookie of one request and its answer. */
export interface StaffCookie {
  /** What the request carries; undefined without the cookie. */
  readonly value: string | undefined;
  set(value: string, expiresAt: Date): void;
  clear(): void;
}

/** Name and attributes of a cookie that only operations of the back office get. */
export class CookieFormat {
  readonly #name: string;
  readonly #attributes;

  /** @param publicUrl origin and base path of the site, with a slash at the end */
  constructor(name: string, publicUrl: string) {
    const { protocol, pathname } = new URL(publicUrl);
    const secure = protocol === 'https:';
    this.#name = secure ? `__Secure-${name}` : name;
    this.#attributes = {
      path: `${pathname}api/admin`,
      httpOnly: true,
      sameSite: 'Strict',
      secure,
    } as const;
  }

  /** The value in a request's cookie; undefined without one. */
  read(headers: Headers): string | undefined {
    return parse(headers.get('cookie') ?? '', this.#name)[this.#name];
  }

  /** The cookie of a request; `send` gets the value of a Set-Cookie header of its answer. */
  open(headers: Headers, send: (header: string) => void): StaffCookie {
    const write = (value: string, expires: Date) =>
      send(serialize(this.#name, value, { ...this.#attributes, expires }));
    return { value: this.read(headers), set: write, clear: () => write('', new Date(0)) };
  }
}
