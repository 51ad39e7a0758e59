import { expect, test, vi } from 'vitest';
import { KeyRing } from '#api/access/key-ring.ts';
import { canonicalJson } from '../sheets/canonical.ts';
import { checkLicence, type LicenceCheckContext } from './check-licence.ts';
import { LICENCE_FORMAT } from './licence.ts';

const keys = new KeyRing([Buffer.from('the key of this site')]);
const stranger = new KeyRing([Buffer.from('another key')]);
const askSite = vi.fn(async () => true);
const context: LicenceCheckContext = {
  publicKeys: keys.publicKeys('licence'),
  now: new Date('2027-01-01T00:00:00Z'),
  askSite,
};

const record = {
  format: LICENCE_FORMAT,
  key: '7KQ2M-0XD4V-TA9H3-CWE5R',
  product: { key: 'app', name: { zh: '大觅直播', en: 'Dami Live' } },
  campaign: 'sony',
  device: { model: 'A7 IV', serial: 'SN-1001' },
  issuedAt: '2026-11-28T00:00:00.000Z',
  expiresAt: '2027-11-28T00:00:00.000Z',
};

function fileOf(content: object, ring = keys): string {
  const text = canonicalJson(content);
  const [publicKey = ''] = ring.publicKeys('licence');
  return JSON.stringify({ record: text, signature: ring.sign('licence', text), publicKey });
}

test('a signed licence is valid until its last day', async () => {
  const file = fileOf(record);
  expect(await checkLicence(file, context)).toEqual({
    verdict: 'valid',
    record,
    checkedBy: 'browser',
  });
  const later = { ...context, now: new Date('2027-11-28T00:00:00Z') };
  expect((await checkLicence(file, later)).verdict).toBe('expired');
  expect(askSite).not.toHaveBeenCalled();
});

test('nothing is shown of a changed licence, a foreign one or another file', async () => {
  const changed = fileOf(record).replace('SN-1001', 'SN-1002');
  expect(await checkLicence(changed, context)).toMatchObject({ verdict: 'changed', record: null });
  const foreign = fileOf(record, stranger);
  expect(await checkLicence(foreign, context)).toMatchObject({ verdict: 'foreign', record: null });
  for (const text of ['', 'no json', '[]', '{"record":1}', JSON.stringify({ record: '{}' })]) {
    expect((await checkLicence(text, context)).verdict).toBe('unreadable');
  }
});

test('a browser without Ed25519 asks the site, and says so', async () => {
  const importKey = vi.spyOn(crypto.subtle, 'importKey').mockImplementation(async () => {
    throw new DOMException('Ed25519', 'NotSupportedError');
  });
  try {
    const check = await checkLicence(fileOf(record), context);
    expect(check).toMatchObject({ verdict: 'valid', checkedBy: 'site' });
    askSite.mockResolvedValueOnce(false);
    expect((await checkLicence(fileOf(record), context)).verdict).toBe('changed');
  } finally {
    importKey.mockRestore();
  }
});
