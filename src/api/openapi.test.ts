import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import type { OpenApiDocument } from './http/openapi.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());
const response = await createTestApi(database.db).fetch('/openapi.json');
const source = await response.text();
const document = JSON.parse(source) as OpenApiDocument;
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

test('the reference passes a linter', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, config });
  expect(
    problems.map(
      ({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`,
    ),
  ).toEqual([]);
});

test('every operation declares who may call it', () => {
  expect(operations.filter(({ security }) => security === undefined)).toEqual([]);
});

test('pictures and files are listed as operations', () => {
  const mediaTypes = operations.flatMap(({ responses }) =>
    Object.keys((responses['200'] as { content: object }).content),
  );
  expect(new Set(mediaTypes)).toEqual(
    new Set([
      'application/json',
      'application/octet-stream',
      'application/pdf',
      'image/svg+xml',
      'image/png',
      'image/webp',
      'text/calendar',
      'text/csv',
    ]),
  );
});

test('the reference explains how to repeat a booking request', () => {
  const create = document.paths['/bookings']?.post;
  expect(create?.description).toContain('idempotencyKey');
  expect(create?.description).toContain('20 calls');
});
