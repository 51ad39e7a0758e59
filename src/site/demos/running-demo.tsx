import {
  Component,
  type ComponentType,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { cx } from '#ui/text.ts';
import type { DemoProps } from './demo-props.ts';
import { runningMessages } from './running-messages.ts';

interface RunningDemoProps extends DemoProps {
  Demo: ComponentType<DemoProps>;
  /** Class that makes room for what the demo adds below its still. */
  room: string | undefined;
}

/** A started demo has the focus, as the button that started it is gone. */
export function RunningDemo({ Demo, room, still }: RunningDemoProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = ref.current;
    if (!root) return;
    root.focus({ preventScroll: true });
    // The button was at the foot of the still. In a low window its top, where the picture of most
    // demos begins, may have left the window.
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const { scrollMarginTop } = getComputedStyle(root);
    const header = Number.parseFloat(scrollPaddingTop) + Number.parseFloat(scrollMarginTop);
    // The app's phone may have placed itself there already, to a fraction of a pixel.
    if (root.getBoundingClientRect().top < header - 1) root.scrollIntoView();
  }, []);
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
    <div ref={ref} tabIndex={-1} className={cx('-scroll-mt-8 outline-none md:scroll-mt-5', room)}>
      <DemoBoundary fallback={(restart) => <StoppedDemo still={still} onRestart={restart} />}>
        <Demo still={still} />
      </DemoBoundary>
    </div>
  );
}

function StoppedDemo({ still, onRestart }: DemoProps & { onRestart(): void }) {
  const text = useMessages(runningMessages);
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
