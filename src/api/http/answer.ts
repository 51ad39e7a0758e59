import type { RouteContract } from '#contracts/route.ts';
import { compileProjection, type Projection } from './projection.ts';

/**
 * Makes the function that cuts an operation's answer to its contract, so that no further column of a
 * table leaves. Outside production it also fails where the answer does not fit the contract.
 */
export function createAnswerCut(
  contract: Pick<RouteContract, 'method' | 'path' | 'data'>,
  isProduction = process.env.NODE_ENV === 'production',
): Projection {
  const cut = compileProjection(contract.data, { strict: !isProduction });
  if (isProduction) return cut;
  return (data) => {
    try {
      return contract.data.parse(cut(data));
    } catch (cause) {
      throw new Error(`${contract.method} ${contract.path} does not answer as its contract says`, {
        cause,
      });
    }
  };
}
