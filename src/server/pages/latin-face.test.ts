import { expect, it } from 'vitest';
import { latinFace } from './latin-face.ts';

const frontend = {
  stylesheet: 'assets/style-1.css',
  styleParts: [
    { text: 'a{b:c}' },
    { face: '@font-face{font-family:Local;src:local("Arial")}' },
    { face: '@font-face{font-family:Stage;src:url(./stage-2.woff2)format("woff2")}' },
  ],
};

it('resolves the addresses of the faces', () => {
  expect(latinFace(frontend, '/base/').styles).toBe(
    '@font-face{font-family:Local;src:local("Arial")}' +
      '@font-face{font-family:Stage;src:url(/base/assets/stage-2.woff2)format("woff2")}',
  );
});

it('preloads the file on wide windows only', () => {
  expect(latinFace(frontend, '/base/').preload).toBe(
    '<link rel="preload" as="font" type="font/woff2" crossorigin media="(min-width: 64rem)" href="/base/assets/stage-2.woff2">',
  );
});

it('is empty without a style sheet, as in development', () => {
  expect(latinFace({ stylesheet: '', styleParts: [] }, '/')).toEqual({ styles: '', preload: '' });
});
