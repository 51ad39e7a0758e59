import { useEffect, useState } from 'react';
import type { PublicSeal } from '#api/sheets/seals/contract.ts';
import { checkSeal } from '#contracts/sheets/seal.ts';

/** What one part of a check says. */
export type Finding = 'right' | 'wrong' | 'unknown';

/** The parts that the reader's own browser checks. */
export interface OwnCheck {
  hash: Finding;
  signature: Finding;
}

const findingOf = (isRight: boolean | undefined): Finding =>
  isRight === undefined ? 'unknown' : isRight ? 'right' : 'wrong';

/** Checks a seal in this browser; undefined until it is done. */
export function useOwnCheck(seal: PublicSeal): OwnCheck | undefined {
  const [check, setCheck] = useState<{ of: PublicSeal; found: OwnCheck }>();
  useEffect(() => {
    let isCurrent = true;
    const show = (found: OwnCheck) => isCurrent && setCheck({ of: seal, found });
    checkSeal(seal).then(
      ({ isHashRight, isSignatureRight }) =>
        show({ hash: findingOf(isHashRight), signature: findingOf(isSignatureRight) }),
      // Pages without https have no WebCrypto.
      () => show({ hash: 'unknown', signature: 'unknown' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [seal]);
  return check?.of === seal ? check.found : undefined;
}
