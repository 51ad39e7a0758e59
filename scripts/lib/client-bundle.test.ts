import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { adminProblems, packageProblems, pageProblems } from './client-bundle.ts';

type Chunks = Parameters<typeof packageProblems>[0];

const modules = (lengths: Record<string, number>) =>
  [
    {
      modules: Object.fromEntries(
        Object.entries(lengths).map(([id, renderedLength]) => [id, { renderedLength }]),
      ),
    },
  ] as unknown as Chunks;

const chunk = (source: string, fileName: string, code: string, imports: string[] = []) => ({
  facadeModuleId: `/site/${source}`,
  fileName,
  code,
  imports,
});
const entry = chunk('src/site/entry-client.tsx', 'entry.js', 'run()', ['app.js']);
const loader = chunk('src/site/hydration-loader.ts', 'loader.js', 'load()');
const limits = (...pages: string[]) => new Map(pages.map((page) => [page, 105]));
/** A text with this compressed size in KB. */
const noise = (kb: number) => randomBytes(kb * 1000).toString('base64');

describe('the size limits of the browser scripts', () => {
  it('refuse an unlisted package, wherever it is installed', () => {
    expect(
      packageProblems(
        modules({
          '/site/node_modules/react/index.js': 900,
          '/site/node_modules/zod/v4/core.js': 60_000,
          '/site/node_modules/react-dom/node_modules/@a/b/index.js': 10,
          '/site/src/site/root.tsx': 5000,
        }),
      ),
    ).toEqual(['zod (60 KB) is not in allowedPackages', '@a/b (1 KB) is not in allowedPackages']);
  });

  it('refuse a listed package above its limit', () => {
    const tooLarge = modules({ '/site/node_modules/react/index.js': 900_000 });
    expect(packageProblems(tooLarge)).toEqual(['react has 900 KB, at most 25 are allowed']);
  });

  it('do not depend on the hashes in names of files', () => {
    const page = (hash: () => string) => {
      const files = Array.from({ length: 500 }, (_, at) => `"./part${at}-${hash()}.js"`);
      return chunk('src/site/pages/one/page.tsx', 'one.js', files.join());
    };
    const problemsWith = (hash: () => string) =>
      pageProblems([entry, loader, page(hash)], new Map([['one', 0]]));
    const random = () => randomBytes(6).toString('base64url');
    expect(problemsWith(random)).toEqual(problemsWith(() => 'AAAAAAAA'));
  });

  it('count all imports of a page, each file once', () => {
    const page = (name: string, imports: string[]) =>
      chunk(`src/site/pages/${name}/page.tsx`, `${name}.js`, 'view()', imports);
    const chunks = [
      entry,
      loader,
      chunk('app', 'app.js', noise(70)),
      chunk('parts', 'parts.js', noise(60), ['app.js']),
      page('small', ['app.js', 'entry.js']),
      page('large', ['parts.js']),
    ];
    expect(pageProblems(chunks, limits('small', 'large'))).toEqual([
      expect.stringMatching(/pages\/large\/page\.tsx needs \d+\.\d KB/),
    ]);
  });

  it('refuse a loader that is too large, and a missing page', () => {
    const large = { ...loader, code: 'x'.repeat(3001) };
    expect(pageProblems([entry, large], limits('gone'))).toEqual([
      'src/site/hydration-loader.ts has 3001 bytes',
      'src/site/pages/gone/page.tsx is missing',
    ]);
  });
});

describe('the back office', () => {
  it('must not reach the scripts of the site', () => {
    expect(adminProblems(modules({ '/site/src/site/page.ts': 10 }))).toEqual([]);
    expect(adminProblems(modules({ '/site/src/admin/core/layout.tsx': 10 }))).toEqual([
      'src/admin/core/layout.tsx belongs to the back office',
    ]);
  });
});
