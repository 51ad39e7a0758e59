import { parse, serialize } from 'hono/utils/cookie';

/** The cookie of a session, as the handler of an operation sets it. */
export interface SessionCookie {
  set(token: string, expiresAt: Date): void;
  clear(): void;
}

/** Name and attributes of the session cookie, which only operations of the back office get. */
export class SessionCookieFormat {
  readonly #name: string;
  readonly #attributes;

  /** @param publicUrl origin and base path of the site, with a slash at the end */
  constructor(publicUrl: string) {
    const { protocol, pathname } = new URL(publicUrl);
    const secure = protocol === 'https:';
    this.#name = secure ? '__Secure-staff' : 'staff';
    this.#attributes = {
      path: `${pathname}api/admin`,
      httpOnly: true,
      sameSite: 'Strict',
      secure,
    } as const;
  }

  /** The token in a request's cookie; undefined without one. */
  read(headers: Headers): string | undefined {
    return parse(headers.get('cookie') ?? '', this.#name)[this.#name];
  }

  /** A writer for one response; `send` gets the value of its Set-Cookie header. */
  writer(send: (header: string) => void): SessionCookie {
    const write = (value: string, expires: Date) =>
      send(serialize(this.#name, value, { ...this.#attributes, expires }));
    return { set: write, clear: () => write('', new Date(0)) };
  }
}
