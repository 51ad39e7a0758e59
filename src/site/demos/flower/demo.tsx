import { useRef } from 'react';
import type { DemoProps } from '../demos.ts';
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
  return (
    <div>
      <Stage
        canvasRef={canvas}
        canvasKey={attempt}
        player={player}
        status={status}
        isPlaying={isPlaying}
        still={still}
        onRetry={retry}
      />
      {status === 'unavailable' ? null : (
        <>
          <Transport
            player={player}
            shown={shown}
            performance={performance}
            isLoading={status === 'loading'}
          />
          <div className="mt-4 grid gap-4 lg:grid-cols-2">
            <TermPanel term={settings.term} onChange={(term) => player.changeTerm(term)} />
            <ShowerPanel player={player} settings={settings} />
            <LivePanel player={player} shown={shown} />
            <KeyPanel player={player} settings={settings} />
            <SavePanel player={player} shown={shown} scene={scene} />
          </div>
        </>
      )}
    </div>
  );
}
