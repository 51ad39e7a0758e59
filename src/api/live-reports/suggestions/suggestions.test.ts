import { describe, expect, it } from 'vitest';
import type { Session, SessionEvent } from './session.ts';
import { streamFault } from './stream-fault.ts';
import { suggest } from './suggest.ts';
import { unansweredChat } from './unanswered-chat.ts';
import { unsoldPeak } from './unsold-peak.ts';
import { viewerDrop } from './viewer-drop.ts';
import { weakProduct } from './weak-product.ts';

/** A session of 60 even minutes: 1,000 viewers and 50 messages each, except where changed. */
function session({
  viewers = {},
  comments = {},
  events = [],
  products = [],
}: {
  viewers?: Record<number, number>;
  comments?: Record<number, number>;
  events?: (Pick<SessionEvent, 'kind' | 'offset'> & Partial<SessionEvent>)[];
  products?: Session['products'];
}): Session {
  return {
    minutes: Array.from({ length: 60 }, (_, offset) => ({
      offset,
      concurrent: viewers[offset] ?? 1000,
      comments: comments[offset] ?? 50,
    })),
    events: events.map((event) => ({ productCode: null, lengthSeconds: null, ...event })),
    products,
  };
}

/** The same figure for the minutes from one up to another, which is not included. */
const fill = (from: number, to: number, value: number) =>
  Object.fromEntries(Array.from({ length: to - from }, (_, index) => [from + index, value]));

describe('an interruption of the stream', () => {
  it('is named with its length and the viewers it cost; the longest counts', () => {
    const events = [
      { kind: 'stream_fault' as const, offset: 10, lengthSeconds: 6 },
      { kind: 'stream_fault' as const, offset: 30, lengthSeconds: 18 },
    ];
    expect(streamFault(session({ events, viewers: fill(31, 36, 900) }))).toEqual({
      rule: 'stream_fault',
      event: 1,
      seconds: 18,
      before: 1000,
      after: 900,
    });
  });

  it('is left out if players bridge it, or if its length is not known', () => {
    const events = [
      { kind: 'stream_fault' as const, offset: 10, lengthSeconds: 4 },
      { kind: 'stream_fault' as const, offset: 30 },
    ];
    expect(streamFault(session({ events }))).toBeUndefined();
  });
});

describe('a peak without an offer', () => {
  const lottery = { kind: 'lottery' as const, offset: 20 };
  const card = (offset: number) => ({ kind: 'product_card' as const, offset });
  const viewers = { ...fill(20, 23, 1500), ...fill(23, 40, 1200) };

  it('is named with the minutes until the next offer and the viewers left by then', () => {
    expect(unsoldPeak(session({ viewers, events: [lottery, card(33)] }))).toEqual({
      rule: 'unsold_peak',
      event: 0,
      before: 1000,
      peak: 1500,
      after: 1200,
      offerAfter: 13,
    });
  });

  it('is named if no offer followed at all', () => {
    expect(unsoldPeak(session({ viewers, events: [lottery] }))).toMatchObject({
      after: 1200,
      offerAfter: null,
    });
  });

  it.each([
    ['an offer within five minutes', viewers, [lottery, card(25)]],
    ['a lift below a quarter', fill(20, 23, 1240), [lottery, card(33)]],
    ['viewers who stay', fill(20, 40, 1500), [lottery, card(33)]],
    ['a product card as its cause', viewers, [card(20), card(33)]],
  ])('is not named with %s', (_, changed, events) => {
    expect(unsoldPeak(session({ viewers: changed, events }))).toBeUndefined();
  });

  it('is the one that lost the most viewers', () => {
    const second = { kind: 'lottery' as const, offset: 45 };
    const more = { ...viewers, ...fill(45, 48, 2000), ...fill(48, 60, 1100) };
    expect(unsoldPeak(session({ viewers: more, events: [lottery, second] }))?.event).toBe(1);
  });
});

describe('a product with many clicks and few orders', () => {
  const events = [
    { kind: 'product_card' as const, offset: 5, productCode: 'good' },
    { kind: 'product_card' as const, offset: 15, productCode: 'weak' },
  ];
  const product = (code: string, clicks: number, orders: number) => ({
    code,
    name: code,
    clicks,
    orders,
  });

  it('is named with its figures and those of the session', () => {
    const products = [product('good', 1000, 100), product('weak', 1000, 30)];
    expect(weakProduct(session({ events, products }))).toEqual({
      rule: 'weak_product',
      event: 1,
      product: 'weak',
      clicks: 1000,
      orders: 30,
      sessionClicks: 2000,
      sessionOrders: 130,
    });
  });

  it.each([
    ['60 % of the session’s conversion', [product('good', 1000, 100), product('weak', 1000, 43)]],
    ['few clicks', [product('good', 1000, 100), product('weak', 100, 0)]],
    ['no marker on the curve', [product('good', 1000, 100), product('other', 1000, 10)]],
    ['no orders in the whole session', [product('good', 1000, 0), product('weak', 1000, 0)]],
  ])('is not named with %s', (_, products) => {
    expect(weakProduct(session({ events, products }))).toBeUndefined();
  });
});

describe('a drop of viewers', () => {
  const change = { kind: 'set_change' as const, offset: 30 };
  const viewers = fill(31, 60, 800);

  it('is named with the viewers before and after', () => {
    expect(viewerDrop(session({ viewers, events: [change] }))).toEqual({
      rule: 'viewer_drop',
      event: 0,
      before: 1000,
      after: 800,
    });
  });

  it.each([
    ['a loss below 15 %', fill(31, 60, 860), [change]],
    ['a draw shortly before', viewers, [{ kind: 'lottery' as const, offset: 20 }, change]],
    ['the end of the session', fill(51, 60, 500), [{ ...change, offset: 50 }]],
    [
      'an interruption, which has its own rule',
      viewers,
      [{ ...change, kind: 'stream_fault' as const }],
    ],
  ])('is not named with %s', (_, changed, events) => {
    expect(viewerDrop(session({ viewers: changed, events }))).toBeUndefined();
  });
});

describe('a wave of messages', () => {
  const wave = { kind: 'chat_peak' as const, offset: 30 };
  const comments = fill(30, 33, 120);

  it('is named with its messages per minute and the usual number', () => {
    expect(unansweredChat(session({ comments, events: [wave] }))).toEqual({
      rule: 'unanswered_chat',
      event: 0,
      perMinute: 120,
      usual: 50,
    });
  });

  it.each([
    ['fewer than twice the usual messages', fill(30, 33, 99), [wave]],
    [
      'a product card within three minutes',
      comments,
      [wave, { kind: 'product_card' as const, offset: 32 }],
    ],
    ['a note of the team', comments, [wave, { kind: 'note' as const, offset: 31 }]],
  ])('is not named with %s', (_, changed, events) => {
    expect(unansweredChat(session({ comments: changed, events }))).toBeUndefined();
  });

  it('is not named without messages', () => {
    expect(unansweredChat(session({ comments: fill(0, 60, 0), events: [wave] }))).toBeUndefined();
  });
});

describe('suggestions', () => {
  it('are at most three, most urgent first', () => {
    const all = session({
      viewers: { ...fill(20, 23, 1500), ...fill(41, 60, 700) },
      comments: fill(50, 53, 200),
      events: [
        { kind: 'product_card', offset: 2, productCode: 'weak' },
        { kind: 'lottery', offset: 20 },
        { kind: 'set_change', offset: 40 },
        { kind: 'chat_peak', offset: 50 },
        { kind: 'stream_fault', offset: 55, lengthSeconds: 20 },
      ],
      products: [
        { code: 'weak', name: '套装', clicks: 500, orders: 5 },
        { code: 'good', name: '礼盒', clicks: 500, orders: 50 },
      ],
    });
    expect(suggest(all).map(({ rule }) => rule)).toEqual([
      'stream_fault',
      'unsold_peak',
      'weak_product',
    ]);
  });

  it('are none for an even session, and none before the first minute', () => {
    expect(suggest(session({ events: [{ kind: 'set_change', offset: 20 }] }))).toEqual([]);
    expect(suggest({ minutes: [], events: [], products: [] })).toEqual([]);
  });
});
