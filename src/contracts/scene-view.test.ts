import { expect, test } from 'vitest';
import { addressWith } from './scene-view.ts';

test('the address has the view and keeps the rest', () => {
  const page = 'https://site.example/share/demo-scene?passcode=wrong#cameras';
  expect(addressWith(page, { camera: 'detail', light: 'dusk' })).toBe(
    '/share/demo-scene?passcode=wrong&camera=detail&light=dusk#cameras',
  );
  expect(addressWith(`${page.split('?')[0]}?camera=top&light=noon`, { light: 'noon' })).toBe(
    '/share/demo-scene?light=noon',
  );
});
