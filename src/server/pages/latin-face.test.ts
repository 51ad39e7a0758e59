import { expect, it } from 'vitest';
import { createLatinFace } from './latin-face.ts';

const frontend = {
  stylesheet: 'assets/style-1.css',
  styleParts: [
    { text: 'a{b:c}' },
    { face: '@font-face{font-family:Local;src:local("Arial")}' },
    { face: '@font-face{font-family:Stage;src:url(./stage-2.woff2)format("woff2")}' },
  ],
};

it('resolves the addresses of the faces and preloads their files', () => {
  expect(createLatinFace(frontend, '/base/')).toEqual({
    styles:
      '@font-face{font-family:Local;src:local("Arial")}' +
      '@font-face{font-family:Stage;src:url(/base/assets/stage-2.woff2)format("woff2")}',
    preload:
      '<link rel="preload" as="font" type="font/woff2" href="/base/assets/stage-2.woff2" crossorigin fetchpriority="low">',
  });
});

it('is empty without a style sheet, as in development', () => {
  expect(createLatinFace({ stylesheet: '', styleParts: [] }, '/')).toEqual({
    styles: '',
    preload: '',
  });
});
