import { sendTrialAcceptance } from '#api/acceptance/trial.ts';
import { sendTrialRequirement } from '#api/requirements/trial.ts';
import type { SheetKind } from '#contracts/sheets/kinds.ts';
import type { SheetWriter } from '../writer.ts';
import type { TrialCopy } from './copy.ts';

/** Sends a copy and brings it to where the demo stands, by the kind of sheet that can be tried. */
export const trialKinds: Partial<
  Record<SheetKind, (writer: SheetWriter, trial: TrialCopy) => Promise<void>>
> = {
  requirement: sendTrialRequirement,
  acceptance: sendTrialAcceptance,
};
