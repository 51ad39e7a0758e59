import { type Rule, strongest } from './session.ts';

/** Share of all clicks from which on a product's orders are no matter of chance. */
const CLICKS = 0.1;
/** Orders per click, as a share of the session's, below which a product is weak. */
const CONVERSION = 0.6;

/**
 * The product that many viewers opened and few bought. The strength is the number of orders it
 * would have had with the session's orders per click.
 */
export const weakProduct: Rule = ({ products, events }) => {
  const sum = (figure: 'clicks' | 'orders') =>
    products.reduce((total, product) => total + product[figure], 0);
  const [sessionClicks, sessionOrders] = [sum('clicks'), sum('orders')];
  if (sessionOrders === 0) return undefined;
  const best = strongest(
    products.flatMap(({ code, name, clicks, orders }) => {
      const event = events.findIndex(
        ({ kind, productCode }) => kind === 'product_card' && productCode === code,
      );
      const expected = (clicks * sessionOrders) / sessionClicks;
      const isWeak = clicks >= sessionClicks * CLICKS && orders < expected * CONVERSION;
      return event >= 0 && isWeak
        ? [{ strength: expected - orders, event, product: name, clicks, orders }]
        : [];
    }),
  );
  if (!best) return undefined;
  const { strength: _, ...figures } = best;
  return { rule: 'weak_product', ...figures, sessionClicks, sessionOrders };
};
