import { useRef } from 'react';
import { cx } from '#ui/text.ts';
import type { DemoProps } from '../demo-props.ts';
import { useActive } from '../use-active.ts';
import { KeyPanel } from './panel/key-panel.tsx';
import { LivePanel } from './panel/live-panel.tsx';
import { SavePanel } from './panel/save-panel.tsx';
import { ShowerPanel } from './panel/shower-panel.tsx';
import { TermPanel } from './panel/term-panel.tsx';
import { Transport } from './panel/transport.tsx';
import { useScene } from './scene/use-scene.ts';
import { Stage } from './stage.tsx';
import { useAddress, usePlayer } from './use-player.ts';

/** The flower demo: petals before and behind a presenter, in the 24 solar terms. */
export function FlowerDemo({ still }: DemoProps) {
  const [player, shown] = usePlayer();
  useAddress(shown);
  const canvas = useRef<HTMLCanvasElement>(null);
  const isActive = useActive(canvas);
  const { scene, status, performance, attempt, retry } = useScene(canvas, player, isActive);
  const { settings, isPlaying } = shown;
  const hasPanels = status !== 'unavailable';
  return (
    <div
      className={cx(
        hasPanels &&
          'lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-4 xl:grid-cols-[minmax(0,1fr)_28rem]',
      )}
    >
      {/* Beside the panels it stays in sight: a gift is seen where it is sent. */}
      <div className="max-lg:contents lg:sticky lg:top-32 lg:self-start">
        <Stage
          canvasRef={canvas}
          canvasKey={attempt}
          player={player}
          status={status}
          isPlaying={isPlaying}
          still={still}
          onRetry={retry}
        />
        {hasPanels && (
          <Transport
            player={player}
            shown={shown}
            performance={performance}
            isLoading={status === 'loading'}
          />
        )}
      </div>
      {hasPanels && (
        <div className="grid gap-4 max-lg:mt-4">
          <TermPanel term={settings.term} onChange={(term) => player.changeTerm(term)} />
          <ShowerPanel player={player} settings={settings} />
          <LivePanel player={player} shown={shown} />
          <KeyPanel player={player} settings={settings} />
          <SavePanel player={player} shown={shown} scene={scene} />
        </div>
      )}
    </div>
  );
}
