import type { Cookie } from '@playwright/test';
import type { StaffRole } from '#contracts/enums/staff.ts';
import type { Locale } from '#contracts/locale.ts';
import { ADMINISTRATOR } from '../../support/prepared-sites.ts';

const PASSWORD = 'four words make sense';

/** The password is asked for again after ten minutes: a test must begin well before. */
const CONFIRMED_MS = 4 * 60_000;

interface Session {
  person: ReturnType<typeof client>;
  /** When the person last gave the password. */
  confirmedAt: number;
}

/** A person's session on one site: by site, role and language. */
const sessions = new Map<string, Promise<Session>>();
let people = 0;

/**
 * Cookies of a signed-in person with this role and language of the back office, who gave the password
 * a short time ago. Each worker makes its people on first use, so that tests that run at the same time
 * do not share one.
 */
export async function sessionOf(site: string, role: StaffRole, locale: Locale): Promise<Cookie[]> {
  const key = `${site} ${role} ${locale}`;
  const started = sessions.get(key) ?? startSession(site, role, locale);
  sessions.set(key, started);
  const session = await started;
  if (Date.now() - session.confirmedAt > CONFIRMED_MS) {
    await session.person('POST', 'session/confirmation', { password: PASSWORD });
    session.confirmedAt = Date.now();
  }
  return session.person.cookies();
}

/** Name of the person with a role and language. */
export function nameOf(role: StaffRole, locale: Locale): string {
  return locale === 'zh' ? `王${role}` : `Wang ${role}`;
}

async function startSession(site: string, role: StaffRole, locale: Locale): Promise<Session> {
  const administrator = client(site);
  await administrator('POST', 'session', ADMINISTRATOR);
  const email = `${role}-${locale}-${process.pid}-${++people}@example.com`;
  const { invitationUrl } = await administrator<{ invitationUrl: string }>('POST', 'staff', {
    name: nameOf(role, locale),
    email,
    role,
    locale,
  });
  const person = client(site);
  const token = new URL(invitationUrl).hash.slice(1);
  await person('POST', 'new-password', { token, password: PASSWORD });
  await person('POST', 'session', { email, password: PASSWORD });
  return { person, confirmedAt: Date.now() };
}

/** Calls operations of the back office as a browser does, from a network of its own. */
function client(site: string) {
  const network = `10.250.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
  let cookie: Cookie | undefined;
  let csrfToken = '';
  const call = async <Data = unknown>(method: string, path: string, body?: unknown) => {
    const response = await fetch(new URL(`api/admin/${path}`, site), {
      method,
      headers: {
        'content-type': 'application/json',
        origin: new URL(site).origin,
        'x-forwarded-for': network,
        ...(csrfToken && { 'x-csrf-token': csrfToken }),
        ...(cookie && { cookie: `${cookie.name}=${cookie.value}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const [header] = response.headers.getSetCookie();
    if (header) cookie = parseCookie(header, site);
    const answer = await response.json();
    if (!answer.success) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    if (header && path === 'session') {
      csrfToken = (await call<{ csrfToken: string }>('GET', 'session')).csrfToken;
    }
    return answer.data as Data;
  };
  return Object.assign(call, { cookies: () => (cookie ? [cookie] : []) });
}

function parseCookie(header: string, site: string): Cookie {
  const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
  const [name = '', value = ''] = pair.split('=');
  const path = attributes.find((attribute) => attribute.startsWith('Path='))?.slice(5) ?? '/';
  return {
    name,
    value,
    domain: new URL(site).hostname,
    path,
    expires: -1,
    httpOnly: true,
    secure: attributes.includes('Secure'),
    sameSite: 'Strict',
  };
}
