import type { ComponentType } from 'react';
import { useMessages } from '#ui/i18n/messages.tsx';
import { loadDemo, StartButton, useStart } from './demo-start.tsx';
import type { DemoKey, DemoProps } from './demos.ts';
import { demoMessages } from './messages.ts';

/**
 * The place of a demo in a page: its still picture with a start button, then the demo. The demo's
 * script is loaded when the visitor starts it.
 */
export function DemoStage({ demo, still }: DemoProps & { demo: DemoKey }) {
  const text = useMessages(demoMessages);
  return <StartedPart importer={() => loadDemo(demo)} label={text.start[demo]} still={still} />;
}

/** A still picture with a start button, then the part whose script the button loads. */
export function StartedPart({
  importer,
  label,
  still,
}: DemoProps & { importer(): Promise<ComponentType<DemoProps>>; label: string }) {
  const { part, loading, start } = useStart(async () => {
    const [Demo, { RunningDemo }] = await Promise.all([importer(), import('./running-demo.tsx')]);
    return { Demo, RunningDemo };
  });
  if (part) return <part.RunningDemo Demo={part.Demo} still={still} />;
  return (
    <div className="relative">
      {still}
      <div className="absolute inset-x-0 bottom-0 grid justify-items-center gap-3 p-5 noscript:hidden md:p-8">
        <StartButton size="lg" label={label} loading={loading} onStart={start} />
      </div>
    </div>
  );
}
