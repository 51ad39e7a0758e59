import { expect } from 'vitest';
import type { Acceptance } from '#api/acceptance/contract.ts';
import { KeyRing } from '#api/access/key-ring.ts';
import { passcodeMac } from '#api/sheets/passcode.ts';
import { demoTokens } from '#contracts/sheets/demo.ts';
import { DRAWN } from './records/signing.ts';
import { connectTo } from './server-process.ts';

const PASSCODE = '731902';

/** Ways to what a customer has signed and may see, besides the demo's link. */
export interface SealedSheet {
  /** Token of a link that asks for a passcode. */
  token: string;
  /** The pass of the device on which it was entered. */
  cookie: string;
  number: string;
  code: string;
}

async function post(site: string, name: string, body: object): Promise<Response> {
  const response = await fetch(`${site}api/shares/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: new URL(site).origin,
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  });
  expect(response.status, name).toBe(200);
  return response;
}

async function open(site: string, token: string): Promise<Acceptance> {
  const response = await fetch(`${site}api/shares/acceptance/${token}`);
  return ((await response.json()) as { data: Acceptance }).data;
}

/**
 * Signs the demo acceptance sheet of a site on its built-in database, waits for its PDF, and adds a
 * link to it with a passcode, which is entered.
 */
export async function signDemoSheet(
  site: string,
  { DATA_DIR, SECRET_KEY }: { DATA_DIR: string; SECRET_KEY: string },
): Promise<SealedSheet> {
  const client = await connectTo(DATA_DIR);
  const { rows: links } = await client.query<{ token: string; sheet: string }>(
    `select token, sheet.id as sheet from share_links link join sheets sheet on sheet.id = link.sheet_id
     where sheet.offers_trial and sheet.kind = 'acceptance' and audience = 'signer'`,
  );
  const [{ token: signer, sheet } = { token: '', sheet: '' }] = links;
  const before = await open(site, signer);
  const items = before.items.flatMap(({ id, result }) => (result === 'pending' ? [id] : []));
  await post(site, `acceptance/${signer}/decisions`, { name: '王若溪', items });
  const { contentHash: seenHash } = await open(site, signer);
  const signature = { seenHash, name: '王若溪', title: null, ...DRAWN };
  await post(site, `acceptance/${signer}/signature`, signature);
  const issued = () => client.query('select from sheet_documents where sheet_id = $1', [sheet]);
  await expect.poll(async () => (await issued()).rowCount, { timeout: 60_000 }).toBe(1);

  const [id, token] = [crypto.randomUUID(), crypto.randomUUID()];
  const mac = passcodeMac(new KeyRing([Buffer.from(SECRET_KEY)]), id, PASSCODE);
  await client.query(
    `insert into share_links (id, token, sheet_id, passcode_mac, passcode_set_at)
     values ($1, $2, $3, $4, now())`,
    [id, token, sheet, mac],
  );
  await client.end();
  const entered = await post(site, `links/${token}/pass`, { passcode: PASSCODE });
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { number, seal } = await open(site, signer);
  return { token, cookie, number, code: seal?.verificationCode ?? '' };
}

/** What a site shows of the sealed sheet: by link and pass, its PDF, a photograph, its seal. */
export async function showSealed(
  site: string,
  { token, cookie, number, code }: SealedSheet,
): Promise<unknown> {
  const get = (path: string, headers = {}) => fetch(site + path, { headers });
  const bytes = async (path: string) =>
    Buffer.from(await (await get(path, { cookie })).arrayBuffer()).toString('base64');
  const shown = await get(`api/shares/acceptance/${token}`, { cookie });
  const sheet = ((await shown.json()) as { data: Acceptance }).data;
  const photo = sheet.items[0]?.evidence[0]?.src;
  const seal = await get(`api/seals/${code}?number=${number}`);
  // Without the passcode it stays closed.
  const closed = await get(`api/shares/acceptance/${token}`);
  const demo = await open(site, demoTokens.acceptance);
  return {
    statuses: [shown.status, closed.status, seal.status],
    sheet,
    state: demo.state,
    seal: ((await seal.json()) as { data: object }).data,
    pdf: await bytes(`api/shares/acceptance/${token}/document.pdf`),
    photo: await bytes(`files/${photo}/full`),
  };
}
