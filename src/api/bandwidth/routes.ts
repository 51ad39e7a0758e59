import type { ApiDeps } from '#api/deps.ts';
import { perHour, readsPerMinute } from '#api/http/policy.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { beginBandwidthTest, sendBandwidthSample } from './contract.ts';
import { BandwidthRuns } from './runs.ts';
import { countSample } from './sample.ts';

/** Runs per hour: of one visitor, and of all together, which is at most 5.6 GiB. */
const runLimit = perHour(12, { all: 240 });
/** Requests of one visitor: a run makes about 40, the small ones for the delay included. */
const sampleLimit = readsPerMinute(240);

export function registerBandwidth(registry: ApiRegistry, { keys }: Pick<ApiDeps, 'keys'>): void {
  const runs = new BandwidthRuns({ sign: (text) => keys.mac('bandwidth', text) });
  registry.add(beginBandwidthTest, { access: 'public', limit: runLimit }, () => ({
    ticket: runs.begin(),
  }));
  registry.addBytes(
    sendBandwidthSample,
    { access: 'public', limit: sampleLimit },
    async ({ query }, request) => ({
      bytes: await countSample(request, runs.open(query.ticket)),
    }),
  );
}
