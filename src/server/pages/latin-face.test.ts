import { expect, it } from 'vitest';
import { latinFaceStyles } from './latin-face.ts';

const frontend = {
  stylesheet: 'assets/style-1.css',
  styleParts: [
    { text: 'a{b:c}' },
    { face: '@font-face{font-family:Local;src:local("Arial")}' },
    { face: '@font-face{font-family:Stage;src:url(./stage-2.woff2)format("woff2")}' },
  ],
};

it('resolves the addresses of the faces', () => {
  expect(latinFaceStyles(frontend, '/base/')).toBe(
    '@font-face{font-family:Local;src:local("Arial")}' +
      '@font-face{font-family:Stage;src:url(/base/assets/stage-2.woff2)format("woff2")}',
  );
});

it('is empty without a style sheet, as in development', () => {
  expect(latinFaceStyles({ stylesheet: '', styleParts: [] }, '/')).toBe('');
});
