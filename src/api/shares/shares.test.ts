import { describe, expect, it } from 'vitest';
import { clientKindOf } from './client-kind.ts';
import { maskName, maskPhone } from './masking.ts';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1';

describe('kinds of clients', () => {
  it.each([
    ['phone', phone],
    ['wechat', `${phone} MicroMessenger/8.0.50`],
    ['tablet', 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Safari/604.1'],
    [
      'tablet',
      'Mozilla/5.0 (Linux; Android 15; Pad) AppleWebKit/537.36 Chrome/130.0 Safari/537.36',
    ],
    ['computer', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0 Safari/537.36'],
    ['bot', 'Mozilla/5.0 (compatible; Baiduspider/2.0)'],
    ['bot', 'facebookexternalhit/1.1'],
    ['bot', 'WhatsApp/2.23'],
    ['unknown', ''],
  ])('%s', (kind, userAgent) => {
    expect(clientKindOf(userAgent)).toBe(kind);
  });
});

describe('masking', () => {
  it('keeps the first character of a name', () => {
    expect(maskName('王若溪')).toBe('王**');
    expect(maskName(' ')).toBeNull();
    expect(maskName(null)).toBeNull();
  });

  it('keeps enough of a number for its owner to recognise it', () => {
    expect(maskPhone('+8613812340000')).toBe('138****0000');
    expect(maskPhone('+85212345678')).toBe('+85****78');
    expect(maskPhone(null)).toBeNull();
  });
});
