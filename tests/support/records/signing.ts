import { randomUUID } from 'node:crypto';
import type { TestApi } from '../api.ts';

/** A drawn signature as a body has it. */
export const DRAWN = {
  method: 'drawn',
  strokes: [
    [
      [0, 0, 0],
      [400, 120, 80],
      [1000, 300, 190],
    ],
  ],
};

/** What an operation by a link answers. */
export interface LinkAnswer {
  status: number;
  errorCode: string | null;
  data: Record<string, unknown>;
}

/** Calls an operation that writes by a link, from this network, once or again with the same key. */
export async function writeByLink(
  { fetch }: TestApi,
  path: string,
  body: object,
  { key = randomUUID(), network = '203.0.113.1' }: { key?: string; network?: string } = {},
): Promise<LinkAnswer> {
  const headers = {
    'content-type': 'application/json',
    origin: 'http://localhost',
    'idempotency-key': key,
  };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch(path, request, network);
  const { errorCode, data } = (await response.json()) as LinkAnswer;
  return { status: response.status, errorCode, data };
}
