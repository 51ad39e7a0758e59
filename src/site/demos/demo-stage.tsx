import type { ComponentType } from 'react';
import { useMessages } from '#ui/i18n/messages.tsx';
import { cx } from '#ui/text.ts';
import type { DemoProps } from './demo-props.ts';
import { loadDemo, loadStarted, StartButton, useStart } from './demo-start.tsx';
import type { DemoKey } from './demos.ts';
import { demoMessages } from './messages.ts';

/**
 * Classes that make room, from the press on, for what a demo adds below its still. When the script
 * arrives, nothing in the window moves then.
 */
const rooms: Partial<Record<DemoKey, string>> = {
  app: 'app-demo-room',
  flower: 'has-aria-busy:pb-[100svh]',
};

/**
 * The place of a demo in a page: its still picture with a start button, then the demo. The demo's
 * script is loaded when the visitor starts it.
 */
export function DemoStage({ demo, still }: DemoProps & { demo: DemoKey }) {
  const text = useMessages(demoMessages);
  return (
    <StartedPart
      importer={() => loadDemo(demo)}
      label={text.start[demo]}
      room={rooms[demo]}
      still={still}
    />
  );
}

/** A still picture with a start button, then the part whose script the button loads. */
export function StartedPart({
  importer,
  label,
  isFullBleed = false,
  room,
  still,
}: DemoProps & {
  importer(): Promise<ComponentType<DemoProps>>;
  label: string;
  /** The still touches the edges of the window, where a button would touch them too. */
  isFullBleed?: boolean;
  /** Class of the part once it is started. */
  room?: string | undefined;
}) {
  const { part, loading, start } = useStart(async () => {
    const [Demo, { RunningDemo }] = await Promise.all([importer(), loadStarted()]);
    return { Demo, RunningDemo };
  });
  if (part) return <part.RunningDemo Demo={part.Demo} room={room} still={still} />;
  return (
    <div className={loading === 'busy' ? room : undefined}>
      <div className="relative">
        {still}
        {/* On the small picture of a phone the button would cover what the picture shows. */}
        <div
          className={cx(
            isFullBleed && 'max-sm:px-4',
            'mt-3 grid gap-3 noscript:hidden sm:absolute sm:inset-x-0 sm:bottom-0 sm:mt-0 sm:justify-items-center sm:p-5 md:p-8',
          )}
        >
          <StartButton size="lg" label={label} loading={loading} onStart={start} />
        </div>
      </div>
    </div>
  );
}
