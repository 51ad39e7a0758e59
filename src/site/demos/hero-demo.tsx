import { useMessages } from '#ui/i18n/messages.tsx';
import type { DemoProps } from './demo-props.ts';
import { loadDemo, loadStarted, StartButton, useStart } from './demo-start.tsx';
import type { DemoKey } from './demos.ts';
import { demoMessages } from './messages.ts';

/** Starts a demo from the top of a page. It opens over the page, so that nothing of it moves. */
export function HeroDemo({ demo, still }: DemoProps & { demo: DemoKey }) {
  const text = useMessages(demoMessages);
  const { part, loading, start, stop } = useStart(async () => {
    const [Demo, { DemoDialog }] = await Promise.all([loadDemo(demo), loadStarted()]);
    return { Demo, DemoDialog };
  });
  const label = text.start[demo];
  return (
    <div className="grid justify-items-start gap-3 noscript:hidden" data-demo={demo}>
      <StartButton size="lg" variant="secondary" label={label} loading={loading} onStart={start} />
      {part && (
        <part.DemoDialog label={label} onClose={stop}>
          <part.Demo still={still} />
        </part.DemoDialog>
      )}
    </div>
  );
}
