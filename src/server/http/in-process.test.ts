import pino from 'pino';
import { describe, expect, test, vi } from 'vitest';
import { getArticle, listArticles } from '#api/articles/contract.ts';
import { AnswerCache } from '#api/http/answer-cache.ts';
import type { Operation } from '#api/http/operation.ts';
import { AppError } from '#contracts/errors.ts';
import { BusinessError, RequestTimeoutError } from '#request/errors.ts';
import { inProcess } from './in-process.ts';

const log = pino({ level: 'silent' });

const policy = { access: 'public', cache: { tags: ['articles'], unless: 'q' } } as const;

/** A client with one function for all operations. */
function clientOf(run: Operation['run'], answers = new AnswerCache(10_000)) {
  const operations = new Map<string, Operation>(
    [listArticles, getArticle].map((contract) => [contract.name, { contract, policy, run }]),
  );
  const tags = new Set<string>();
  const facts = { resolve: async <T>(value: T) => value };
  const clientFor = inProcess({ operations, answers, facts, log });
  return {
    tags,
    api: clientFor({ requestId: 'request-7', clientAddress: '', userAgent: '', tags }, 'zh'),
  };
}

describe('an in-process call', () => {
  test('returns the handler’s data, parses input and records tags', async () => {
    const run = vi.fn(async () => ({ items: [] }));
    const { api, tags } = clientOf(run);
    await api('GET /articles', { query: { locale: 'zh', page: 2, category: '' as never } });
    expect(run).toHaveBeenCalledWith(
      expect.objectContaining({ query: expect.objectContaining({ locale: 'zh', page: 2 }) }),
      expect.objectContaining({ locale: 'zh', clientAddress: '' }),
    );
    expect([...tags]).toEqual(policy.cache.tags);
  });

  test('runs the handler once for the same input, and again for typed words', async () => {
    const run = vi.fn(async () => ({ items: [] }));
    const { api } = clientOf(run);
    await api('GET /articles', { query: { locale: 'zh', page: 1 } });
    await api('GET /articles', { query: { locale: 'zh' } });
    expect(run).toHaveBeenCalledTimes(1);
    await api('GET /articles', { query: { locale: 'zh', q: 'led' } });
    await api('GET /articles', { query: { locale: 'zh', q: 'led' } });
    expect(run).toHaveBeenCalledTimes(3);
  });

  test('fails like a network call: error code and message in the page’s language', async () => {
    const { api } = clientOf(async () => {
      throw new AppError('NOT_FOUND');
    });
    const error = await api('GET /articles/:slug', {
      params: { slug: 'none' },
      query: { locale: 'zh' },
    }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(BusinessError);
    expect(error).toMatchObject({ status: 404, errorCode: 'NOT_FOUND', requestId: 'request-7' });
  });

  test('masks an unknown error', async () => {
    const { api } = clientOf(async () => {
      throw new Error('column x does not exist');
    });
    await expect(api('GET /articles', { query: { locale: 'zh' } })).rejects.toMatchObject({
      status: 500,
      errorCode: 'INTERNAL',
      errorMessage: expect.not.stringContaining('column'),
    });
  });

  test('refuses input that does not match the contract', async () => {
    const { api } = clientOf(async () => null);
    await expect(
      api('GET /articles/:slug', { params: { slug: 'NOT A SLUG' }, query: { locale: 'zh' } }),
    ).rejects.toMatchObject({ status: 400, errorCode: 'VALIDATION_FAILED' });
  });

  test('times out without an answer', async () => {
    const { api } = clientOf(() => new Promise(() => {}));
    await expect(
      api('GET /articles', { query: { locale: 'zh' }, timeoutMs: 20 }),
    ).rejects.toBeInstanceOf(RequestTimeoutError);
  });
});
