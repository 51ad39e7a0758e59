import { describe, expect, it, vi } from 'vitest';
import { BusinessError, HttpStatusError } from '#request/errors.ts';
import { describeError, exceptionHref, pageErrorText, presentError } from './catalogue.ts';

function present(error: unknown) {
  const presenter = {
    warning: vi.fn(),
    error: vi.fn(),
    notification: vi.fn(),
    redirect: vi.fn(),
  };
  presentError(error, presenter);
  return Object.entries(presenter).flatMap(([name, call]) =>
    call.mock.calls.map((args: unknown[]) => [name, ...args]),
  );
}

const failure = (showType: number | null, errorMessage: string | null = 'text') =>
  new BusinessError({
    errorCode: 'CODE',
    errorMessage,
    showType,
    status: 200,
    fields: [],
    requestId: null,
  });

describe('error catalogue', () => {
  it.each([
    [0, []],
    [1, [['warning', 'text']]],
    [2, [['error', 'text']]],
    [4, [['notification', 'CODE', 'text']]],
    [9, [['redirect', 'CODE', 'text']]],
    [3, [['error', 'text']]],
    [-1, [['error', 'text']]],
    [null, [['error', 'text']]],
  ])('presents show type %s', (showType, expected) => {
    expect(present(failure(showType))).toEqual(expected);
  });

  it('has a default message', () => {
    const expected = [['error', 'Request error, please retry.']];
    expect(present(failure(2, null))).toEqual(expected);
    expect(present(failure(null, ''))).toEqual(expected);
    expect(present(new HttpStatusError(500))).toEqual(expected);
    expect(present(new Error('of the inside'))).toEqual(expected);
    expect(describeError('nonsense').message).toBe('Request error, please retry.');
  });

  it('shows the text of an error in its page, except for a silent error', () => {
    expect(pageErrorText(failure(2))).toBe('text');
    expect(pageErrorText(failure(null))).toBe('text');
    expect(pageErrorText(failure(0))).toBe('Request error, please retry.');
    expect(pageErrorText(new HttpStatusError(500))).toBe('Request error, please retry.');
  });

  it('builds the address of the exception page', () => {
    expect(exceptionHref('/exception', 'A&B', '出错 了')).toBe(
      '/exception?errorCode=A%26B&errorMessage=%E5%87%BA%E9%94%99+%E4%BA%86',
    );
    expect(exceptionHref('/sorry?x=1', 'A', 'b')).toBe('/sorry?x=1&errorCode=A&errorMessage=b');
  });
});
