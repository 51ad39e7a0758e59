import { done, type RouteContract } from '#contracts/route.ts';
import { compileProjection, type Projection } from './projection.ts';

/**
 * Creates a function that reduces an operation's answer to the fields of its contract, so that handlers
 * may return whole rows and no other column of a table is sent. Outside production it throws if the
 * answer does not match the contract. Where the answer says only that the work is done, nothing of what
 * a handler returns is sent.
 */
export function createAnswerCut(
  contract: Pick<RouteContract, 'name' | 'data'>,
  isProduction = process.env.NODE_ENV === 'production',
): Projection {
  if (contract.data === done) return () => ({});
  const cut = compileProjection(contract.data);
  if (isProduction) return cut;
  return (data) => {
    try {
      return contract.data.parse(cut(data));
    } catch (cause) {
      throw new Error(`${contract.name} returned data that does not match its contract`, {
        cause,
      });
    }
  };
}
