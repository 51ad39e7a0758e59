import { expect, it } from 'vitest';
import { createRequestId } from './request-id.ts';

it('makes unique random ids of 12 characters', () => {
  const ids = Array.from({ length: 5_000 }, createRequestId);
  expect(new Set(ids).size).toBe(5_000);
  for (const id of ids) expect(id).toMatch(/^[\w-]{12}$/);
  expect(new Set(ids.map((id) => id.slice(0, 6))).size).toBe(5_000);
});
