import { type ComponentProps, type ComponentType, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconPlay } from '#ui/icons.tsx';
import { Notice } from '#ui/notices.tsx';
import type { DemoProps } from './demo-props.ts';
import type { DemoKey } from './demos.ts';
import { demoMessages } from './messages.ts';

/** The list of demos and what is around one have their own script: most visitors start none. */
export const loadStarted = () => import('./started.ts');

export async function loadDemo(demo: DemoKey): Promise<ComponentType<DemoProps>> {
  const { demos } = await loadStarted();
  return demos[demo]();
}

/** A part whose script is loaded when the visitor starts it; undefined until then. */
export function useStart<Part>(load: () => Promise<Part>) {
  const [loading, setLoading] = useState<'busy' | 'failed'>();
  const [part, setPart] = useState<Part>();
  const start = () => {
    if (loading === 'busy') return;
    setLoading('busy');
    load().then(
      (loaded) => {
        setLoading(undefined);
        setPart(() => loaded);
      },
      () => setLoading('failed'),
    );
  };
  return { part, loading, start, stop: () => setPart(undefined) };
}

interface StartButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'variant'> {
  label: string;
  loading: 'busy' | 'failed' | undefined;
  onStart(): void;
}

/** The button that starts a demo, with the error if its script does not arrive. */
export function StartButton({ label, loading, onStart, ...looks }: StartButtonProps) {
  const text = useMessages(demoMessages);
  return (
    <>
      {loading === 'failed' && (
        <div role="alert">
          <Notice kind="error">{text.notLoaded}</Notice>
        </div>
      )}
      <Button {...looks} icon={IconPlay} busy={loading === 'busy'} onClick={onStart}>
        {loading === 'busy' ? text.loading : label}
      </Button>
    </>
  );
}
