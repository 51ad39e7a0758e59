import { useState } from 'react';
import { Badge, type Tone } from '#ui/badge.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { sdkDemoMessages } from './messages.ts';
import { type Probe, probeDevice, probeKeys } from './probes.ts';

const tones: Record<Probe['state'], Tone> = { ok: 'good', partial: 'warn', missing: 'bad' };

/** What this browser offers to the keyer, and what each means. */
export function DeviceCheck() {
  const text = useMessages(sdkDemoMessages);
  const [probes] = useState(probeDevice);
  return (
    <>
      <p className="text-sm text-ink-muted">{text.deviceLead}</p>
      <dl className="mt-3 grid gap-x-10 lg:grid-cols-2">
        {probeKeys.map((key) => {
          const { state, value } = probes[key];
          const meanings: Partial<Record<Probe['state'], string>> = text.probes[key];
          return (
            <div key={key} className="border-b border-line py-3 text-sm" data-probe={key}>
              <dt className="flex items-center justify-between gap-4 font-medium">
                {text.probes[key].name}
                <Badge dot tone={tones[state]}>
                  {text.states[state]}
                </Badge>
              </dt>
              <dd className="mt-1 text-ink-muted">
                {value && <span className="me-2 font-mono break-all text-ink">{value}</span>}
                {meanings[state]}
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
