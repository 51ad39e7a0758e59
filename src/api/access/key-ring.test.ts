import { expect, test } from 'vitest';
import { KeyRing, UnknownKeyError } from './key-ring.ts';

const [first, second] = [Buffer.from('the first secret key'), Buffer.from('the second secret key')];

test('a text is decrypted for its owner only, and not after a change', () => {
  const keys = new KeyRing([first]);
  const encrypted = keys.encrypt('second-factor', 'SECRET', 'owner');
  expect(encrypted).not.toBe(keys.encrypt('second-factor', 'SECRET', 'owner'));
  expect(keys.decrypt('second-factor', encrypted, 'owner')).toBe('SECRET');
  expect(() => keys.decrypt('second-factor', encrypted, 'somebody')).toThrow();
  const [id = '', body = ''] = encrypted.split('.');
  const changed = `${id}.${body.startsWith('A') ? 'B' : 'A'}${body.slice(1)}`;
  expect(() => keys.decrypt('second-factor', changed, 'owner')).toThrow();
});

test('after a change of the key, older texts are still read and new ones use the new key', () => {
  const old = new KeyRing([first]);
  const rotated = new KeyRing([second, first]);
  const encrypted = old.encrypt('second-factor', 'SECRET', 'owner');
  expect(rotated.decrypt('second-factor', encrypted, 'owner')).toBe('SECRET');
  expect(rotated.mac('audit', 'row', old.newestId('audit'))).toBe(old.mac('audit', 'row'));
  expect(rotated.mac('audit', 'row')).not.toBe(old.mac('audit', 'row'));
  const newer = rotated.encrypt('second-factor', 'SECRET', 'owner');
  expect(() => old.decrypt('second-factor', newer, 'owner')).toThrow(UnknownKeyError);
});

test('each purpose has a key of its own', () => {
  const keys = new KeyRing([first]);
  expect(keys.mac('audit', 'text')).not.toBe(keys.mac('email', 'text'));
  expect(keys.newestId('audit')).not.toBe(keys.newestId('email'));
});

test('a key pair comes from the secret key, so that every process and restart has the same', () => {
  const [publicKey] = new KeyRing([first]).publicKeys('seal');
  expect(publicKey).toMatch(/^[A-Za-z0-9+/]{43}=$/);
  expect(new KeyRing([second, first]).publicKeys('seal')).toEqual([
    new KeyRing([second]).publicKeys('seal')[0],
    publicKey,
  ]);
  expect(new KeyRing([first]).sign('seal', '验收')).toBe(new KeyRing([first]).sign('seal', '验收'));
});
