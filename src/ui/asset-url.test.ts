import { describe, expect, it } from 'vitest';
import { assetUrl } from './asset-url.ts';

describe('assetUrl', () => {
  it('gives the same address for the resolved URLs of both builds', () => {
    expect(assetUrl('/brand/', './assets/480-x.avif')).toBe('/brand/assets/480-x.avif');
    expect(assetUrl('/brand/', 'https://site.example/brand/assets/480-x.avif')).toBe(
      '/brand/assets/480-x.avif',
    );
  });

  it('leaves addresses of the development server', () => {
    expect(assetUrl('/', '/media/tea-room/480.avif')).toBe('/media/tea-room/480.avif');
  });
});
