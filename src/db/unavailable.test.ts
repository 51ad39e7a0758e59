import { describe, expect, it } from 'vitest';
import { DatabaseAwayError, isUnavailable } from './unavailable.ts';

const withCode = (code: string, more = {}) => Object.assign(new Error(code), { code, ...more });

describe('isUnavailable', () => {
  it.each([
    new DatabaseAwayError(),
    withCode('ECONNREFUSED'),
    withCode('EPIPE', { syscall: 'write' }),
    withCode('57P01'),
    withCode('57014'),
    withCode('ENOENT', { syscall: 'connect' }),
    new Error('Client has encountered a connection error and is not queryable'),
    new Error('Connection terminated unexpectedly'),
    new Error('Query read timeout'),
    new Error('Failed query', { cause: withCode('ECONNRESET') }),
  ])('recognises a lost database: %s', (error) => {
    expect(isUnavailable(error)).toBe(true);
  });

  it.each([
    withCode('ENOENT', { syscall: 'open' }),
    withCode('23505'),
    new Error('Cannot read properties of undefined'),
    undefined,
    'text',
  ])('does not take a bug for one: %s', (error) => {
    expect(isUnavailable(error)).toBe(false);
  });
});
