import {
  Component,
  type ComponentType,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconPlay } from '#ui/icons.tsx';
import { Notice } from '#ui/notices.tsx';
import { cx } from '#ui/text.ts';
import { type DemoKey, type DemoProps, demos } from './demos.ts';
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
    <StartedPart importer={demos[demo]} label={text.start[demo]} room={rooms[demo]} still={still} />
  );
}

/** A still picture with a start button, then the part whose script the button loads. */
export function StartedPart({
  importer,
  label,
  room,
  still,
}: DemoProps & {
  importer(): Promise<ComponentType<DemoProps>>;
  label: string;
  /** Class of the part once it is started. */
  room?: string | undefined;
}) {
  const text = useMessages(demoMessages);
  const [loading, setLoading] = useState<'busy' | 'failed'>();
  const [Demo, setDemo] = useState<ComponentType<DemoProps>>();

  const start = () => {
    if (loading === 'busy') return;
    setLoading('busy');
    importer().then(
      (loaded) => setDemo(() => loaded),
      () => setLoading('failed'),
    );
  };
  if (Demo) {
    return (
      <RunningDemo still={still} room={room}>
        <Demo still={still} />
      </RunningDemo>
    );
  }
  return (
    <div className={loading === 'busy' ? room : undefined}>
      <div className="relative">
        {still}
        <div className="absolute inset-x-0 bottom-0 grid justify-items-center gap-3 p-5 noscript:hidden md:p-8">
          {loading === 'failed' && (
            <div role="alert">
              <Notice kind="error">{text.notLoaded}</Notice>
            </div>
          )}
          <Button size="lg" icon={IconPlay} busy={loading === 'busy'} onClick={start}>
            {loading === 'busy' ? text.loading : label}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** A started demo has the focus, as the button that started it is gone. */
function RunningDemo({
  still,
  room,
  children,
}: DemoProps & { room: string | undefined; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  // Controls appear below the stage. The browser would scroll to keep what follows them in place,
  // and the stage would leave the window.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.overflowAnchor = 'none';
    return () => {
      style.overflowAnchor = '';
    };
  }, []);
  return (
    <div ref={ref} tabIndex={-1} className={cx('outline-none', room)}>
      <DemoBoundary fallback={(restart) => <StoppedDemo still={still} onRestart={restart} />}>
        {children}
      </DemoBoundary>
    </div>
  );
}

function StoppedDemo({ still, onRestart }: DemoProps & { onRestart(): void }) {
  const text = useMessages(demoMessages);
  return (
    <div className="grid gap-4">
      {still}
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <Notice kind="error">{text.stopped}</Notice>
        <Button variant="secondary" onClick={onRestart}>
          {text.again}
        </Button>
      </div>
    </div>
  );
}

/** Keeps an error of a demo away from the page around it. */
class DemoBoundary extends Component<
  { fallback(restart: () => void): ReactNode; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const restart = () => this.setState({ failed: false });
    return this.state.failed ? this.props.fallback(restart) : this.props.children;
  }
}
