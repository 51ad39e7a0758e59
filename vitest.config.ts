import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { programPackages } from './scripts/lib/program-packages.ts';
import { PATIENCE_MS } from './tests/support/patience.ts';

// Packages as the site ships them: in their development builds, pages and Markdown take twice as long.
process.env.NODE_ENV = 'production';

const shared = {
  globalSetup: ['tests/support/postgres.ts'],
  restoreMocks: true,
  expect: { poll: { timeout: PATIENCE_MS } },
};

const inNewRecord = (file: string) => path.resolve(import.meta.dirname, 'tests/new-record', file);

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [programPackages()],
        test: {
          ...shared,
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'packages/**/*.test.ts',
            'bench/**/*.test.ts',
            'scripts/**/*.test.{ts,mjs}',
          ],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          setupFiles: ['tests/support/production-packages.ts'],
          // Files share one process per core: loading the modules for each file took a third of the time.
          isolate: false,
          // Room for young objects, which otherwise are collected all the time.
          execArgv: ['--max-semi-space-size=64'],
          maxWorkers: '100%',
        },
      },
      {
        // With a kind of plain record that only the test's own folder knows.
        resolve: {
          alias: [
            { find: '#contracts/records/list.ts', replacement: inNewRecord('contracts-list.ts') },
            { find: '#api/records/list.ts', replacement: inNewRecord('api-list.ts') },
          ],
        },
        test: {
          ...shared,
          name: 'new-record',
          include: ['tests/new-record/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Real processes of the built server: needs dist/. Two files at a time, since most tests wait
        // for restarts and time limits.
        test: {
          ...shared,
          globalSetup: [...shared.globalSetup, 'tests/support/prepared-sites.ts'],
          name: 'process',
          include: ['tests/process/**/*.test.ts'],
          // For a machine that is busy with other work: a start of the server may take 15 s there.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Files share a process for each core: loading Drizzle takes two seconds of the processor.
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        // The built site in WebKit and Firefox, beside each other.
        test: {
          name: 'engines',
          globalSetup: ['tests/engines/support/site.ts'],
          include: ['tests/engines/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        // Three processes of the built server behind nginx: needs dist/ and nginx, brings its own database.
        test: {
          name: 'cluster',
          include: ['tests/cluster/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 150_000,
        },
      },
    ],
  },
});
