import type { KeyRing } from '#api/access/key-ring.ts';
import { perHour } from '#api/http/policy.ts';
import type { LinkRegistry } from '../link-registry.ts';
import { startTrial } from './contract.ts';
import { startTrialOf } from './start.ts';

/** Of one network. All together make four times as many of one demo sheet, so that copies stay few. */
const limit = perHour(10);

/** Registers what visitors do with demo sheets. */
export function registerTrials(links: LinkRegistry, { keys }: { keys: KeyRing }): void {
  links.add(startTrial, { kind: 'any', as: 'holder', stage: 'open', limit, repeat: true }, (call) =>
    startTrialOf(keys, call),
  );
}
