import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Scene } from '#api/scenes/contract.ts';
import { addressWith, type ViewChoice } from '#contracts/scene-view.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconMinus } from '#ui/icons.tsx';
import { Notice } from '#ui/notices.tsx';
import { cx } from '#ui/text.ts';
import { IconPlus } from '#ui/tool-icons.tsx';
import { panoramaMessages } from '../panorama/messages.ts';
import { CommentCard, CommentPins, HotspotCard, Pins, PinTool } from '../panorama/pins.tsx';
import { PosterLink } from '../panorama/poster-link.tsx';
import { SceneTools } from '../panorama/scene-tools.tsx';
import { ToolButton } from '../panorama/tools.tsx';
import { useFullscreen } from '../panorama/use-fullscreen.ts';
import { useViewCounts } from '../panorama/use-view-counts.ts';
import { modelMessages } from './messages.ts';
import { orbitOf } from './orbit.ts';
import { useModel } from './use-model.ts';
import { useModelPins } from './use-model-pins.ts';

/** Share of the distance that a press on a zoom button leaves. */
const ZOOM = 0.8;
/** Without a camera one stands where the panoramas were taken from. */
const standing = ({ viewpoint: [x, y, z] }: Scene) =>
  orbitOf({ position: [x, y, z], target: [x, y - 0.4, z - 3], fov: 45 });

interface ModelViewerProps {
  scene: Scene;
  model: NonNullable<Scene['model']>;
  light: Scene['variants'][number];
  first: ViewChoice;
  still: ReactNode;
  /** Of the link that opens the scene: what is opened is counted. */
  token?: string;
  /** What was counted as opened, in either view. */
  counted: Set<string>;
  /** Leads to the other view, with what is chosen now. */
  views(now: ViewChoice): ReactNode;
}

/** The model of a scene to walk around in, with the cameras, lights and points of the panorama. */
export function ModelViewer({
  scene,
  model,
  first,
  still,
  views,
  token,
  counted,
  ...props
}: ModelViewerProps) {
  const text = useMessages(panoramaMessages);
  const own = useMessages(modelMessages);
  const [opening] = useState(first);
  const [choice, setChoice] = useState<ViewChoice>({ ...opening, light: props.light.key });
  const [opened, setOpened] = useState<string>();
  const light = scene.variants.find(({ key }) => key === choice.light) ?? props.light;
  const camera = scene.cameras.find(({ key }) => key === choice.camera);
  const hotspot = scene.hotspots.find(({ key }) => key === opened);
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const pins = useRef(new Map<string, HTMLButtonElement>());
  const screen = useFullscreen(box);
  const orbit = (key?: string) => {
    const found = scene.cameras.find((one) => one.key === key) ?? scene.cameras[0];
    return found ? orbitOf(found) : standing(scene);
  };
  const [start] = useState(() => orbit(opening.camera));
  const { view, status, attempt, retry, hands, zoom, walkTo } = useModel({
    canvas,
    file: model.file,
    light,
    start,
    onDraw(drawn) {
      for (const { key, at } of [...scene.hotspots, ...spots(drawn)]) {
        const pin = pins.current.get(key);
        if (!pin) continue;
        const place = drawn.placeOf(at);
        pin.style.visibility = place ? 'visible' : 'hidden';
        pin.toggleAttribute('data-hidden', place?.isHidden ?? false);
        if (!place) continue;
        pin.style.left = `${place.x * 100}%`;
        pin.style.top = `${place.y * 100}%`;
      }
    },
  });
  const { comments, spots } = useModelPins({ scene, light: light.key, view, walkTo });
  const openedPin = comments.pins.find(({ key }) => key === opened);
  const isReady = status === 'ready';
  const isShown = isReady || status === 'loading';
  useViewCounts(
    token,
    isReady ? { camera: (camera ?? scene.cameras[0])?.key, light: light.key } : undefined,
    counted,
  );

  useEffect(() => {
    if (choice.camera === opening.camera && choice.light === opening.light) return;
    // The method of the prototype: the router would load the page again.
    const address = addressWith(location.href, choice);
    History.prototype.replaceState.call(history, history.state, '', address);
  }, [choice, opening]);

  return (
    <div>
      <div ref={box} className="relative bg-stage" aria-busy={status === 'loading'}>
        <div className={cx('relative', screen.isFull && 'h-full')}>
          {still}
          {isShown && (
            <div
              role="application"
              aria-label={own.stage}
              aria-description={own.stageHelp}
              tabIndex={isReady ? 0 : -1}
              onKeyDown={(event) => comments.onKeyDown(event) || hands.onKeyDown(event)}
              {...comments.tap}
              className={cx(
                'absolute inset-0 overflow-hidden',
                isReady ? 'animate-fade-in' : 'pointer-events-none opacity-0',
              )}
            >
              <canvas
                key={attempt}
                ref={canvas}
                data-model={status}
                data-light={light.key}
                className={cx(
                  'block size-full',
                  comments.isPlacing ? 'cursor-crosshair' : 'cursor-grab active:cursor-grabbing',
                )}
                style={{ touchAction: screen.isFull ? 'none' : 'pan-y' }}
                {...hands.pointers}
              />
              <Pins hotspots={scene.hotspots} pins={pins} onOpen={setOpened} />
              <CommentPins comments={comments.pins} pins={pins} onOpen={setOpened} />
              {openedPin && <CommentCard pin={openedPin} onClose={() => setOpened(undefined)} />}
              {hotspot && <HotspotCard hotspot={hotspot} onClose={() => setOpened(undefined)} />}
            </div>
          )}
          {status === 'loading' && (
            <p role="status" className="badge absolute start-3 top-3">
              {own.loading}
            </p>
          )}
        </div>
        {isShown && (
          <div
            className={cx(
              'flex justify-end gap-1 rounded-sm bg-stage/80',
              screen.isFull
                ? 'absolute end-3 top-3'
                : 'max-sm:px-4 max-sm:pt-1 sm:absolute sm:end-3 sm:top-3',
              !isReady && 'invisible',
            )}
          >
            <ToolButton label={text.farther} onClick={() => zoom(1 / ZOOM)}>
              <IconMinus size={18} />
            </ToolButton>
            <ToolButton label={text.closer} onClick={() => zoom(ZOOM)}>
              <IconPlus size={18} />
            </ToolButton>
            {screen.isPossible && (
              <ToolButton onClick={screen.toggle}>
                {screen.isFull ? text.leaveFullscreen : text.fullscreen}
              </ToolButton>
            )}
          </div>
        )}
      </div>
      <div className="wrap grid gap-4 pt-4">
        {views(choice)}
        {isShown ? (
          <SceneTools
            scene={scene}
            lights={scene.variants}
            light={light}
            camera={camera}
            opened={opened}
            onLight={(key) => setChoice((before) => ({ ...before, light: key }))}
            onCamera={(key) => {
              setChoice((before) => ({ ...before, camera: key }));
              setOpened(undefined);
              walkTo(orbit(key));
            }}
            onHotspot={setOpened}
            canvas={() => canvas.current}
            hint={comments.hint}
          >
            <PinTool comments={comments} />
            {token && <PosterLink token={token} choice={choice} />}
          </SceneTools>
        ) : (
          <div role="alert" className="grid justify-items-start gap-3">
            <Notice kind="warning">
              {{ 'no-webgl': own.noWebgl, lost: text.lost, failed: own.failed }[status]}
            </Notice>
            {status !== 'no-webgl' && <Button onClick={retry}>{text.again}</Button>}
          </div>
        )}
        <p className="text-xs text-ink-muted">{own.about}</p>
      </div>
    </div>
  );
}
