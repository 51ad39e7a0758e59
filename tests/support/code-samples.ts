import {
  cppSample,
  csharpSample,
  kotlinSample,
  shellSample,
  swiftSample,
  webSample,
} from '#db/seed/content/pages/product-sdk.code.ts';
import { readSeedTexts } from '#db/seed/texts.ts';

/** A piece of code that a text shows. */
export interface Sample {
  place: string;
  language: string;
  code: string;
}

/** The code blocks of a Markdown text. */
export function blocksOf(place: string, markdown: string): Sample[] {
  return [...markdown.matchAll(/^ *```([a-z]+)[^\n]*\n([\s\S]*?)^ *```$/gm)].map(
    ([, language = '', code = ''], index) => ({
      place: `${place} block ${index + 1}`,
      language,
      code,
    }),
  );
}

/** The documents and articles of the demo content with their code. */
export const texts = (['documents', 'articles'] as const).flatMap((folder) =>
  readSeedTexts<{ slug: string }>(folder).map(({ front, locale, markdown }) => ({
    place: `${folder}/${front.slug}.${locale}`,
    samples: blocksOf(`${folder}/${front.slug}.${locale}`, markdown),
  })),
);

/** The quick starts on the SDK's page. */
export const pageSamples: Sample[] = [
  {
    place: 'product-sdk web',
    language: 'ts',
    code: webSample({ unavailable: 'No WebGL2', fitted: 'Fitted' }),
  },
  { place: 'product-sdk C++', language: 'cpp', code: cppSample({ frames: 'Frames' }) },
  { place: 'product-sdk C#', language: 'csharp', code: csharpSample({ output: 'BGRA' }) },
  { place: 'product-sdk Swift', language: 'swift', code: swiftSample({ premultiplied: 'BGRA' }) },
  { place: 'product-sdk Kotlin', language: 'kotlin', code: kotlinSample({ close: 'Close' }) },
  { place: 'product-sdk shell', language: 'bash', code: shellSample({ comment: 'Batch' }) },
];
