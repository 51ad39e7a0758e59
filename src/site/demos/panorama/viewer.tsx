import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Scene } from '#api/scenes/contract.ts';
import { addressWith, type ViewChoice } from '#contracts/scene-view.ts';
import { Button } from '#ui/button.tsx';
import { useBasePath } from '#ui/host.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconMinus } from '#ui/icons.tsx';
import { Notice } from '#ui/notices.tsx';
import { cx } from '#ui/text.ts';
import { IconPlus } from '#ui/tool-icons.tsx';
import { directionTo, type Look, placeOf } from './direction.ts';
import { panoramaMessages } from './messages.ts';
import { CommentCard, CommentPins, HotspotCard, Pins, PinTool } from './pins.tsx';
import { directionAt, directionOf, pointOf } from './places.ts';
import { PosterLink } from './poster-link.tsx';
import { SceneTools } from './scene-tools.tsx';
import { ToolButton } from './tools.tsx';
import { TurnFilm } from './turn-film.tsx';
import { useCommentPins } from './use-comment-pins.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { useHands, zoomBy } from './use-hands.ts';
import { usePanorama } from './use-panorama.ts';
import { useViewCounts } from './use-view-counts.ts';
import { useViews } from './use-views.tsx';
import { lookOfCamera, panoramaLights } from './view-choice.ts';

/** Share of the view that a press on a zoom button leaves. */
const ZOOM = 0.8;
/** A point of interest is seen at least this near, in degrees. */
const HOTSPOT_FOV = 40;

interface SceneViewerProps {
  scene: Scene;
  /** What the address opens. */
  first: ViewChoice;
  still: ReactNode;
  /** Of the link that opens the scene: what is opened is counted. */
  token?: string;
}

/**
 * A virtual scene to look around in: cameras, light and points of interest. Where it has a model, one
 * can walk around in that as well.
 */
export function SceneViewer({ scene, first, still, ...rest }: SceneViewerProps) {
  const lights = panoramaLights(scene);
  const { choice, views, ModelViewer } = useViews(scene, first);
  const [counted] = useState(() => new Set<string>());
  const chosen = lights.find(({ key }) => key === choice.light) ?? lights[0];
  if (!chosen) return still;
  const shown = { scene, first: { ...choice, light: chosen.key }, still, views, counted };
  return ModelViewer && scene.model ? (
    <ModelViewer {...rest} {...shown} model={scene.model} light={chosen} />
  ) : (
    <Viewer {...rest} {...shown} />
  );
}

interface ViewerProps extends SceneViewerProps {
  /** What was counted as opened, in either view. */
  counted: Set<string>;
  /** Leads to the other view, with what is chosen now. */
  views(now: ViewChoice): ReactNode;
}

function Viewer({ scene, first, still, views, token, counted }: ViewerProps) {
  const text = useMessages(panoramaMessages);
  const basePath = useBasePath();
  const lights = panoramaLights(scene);
  const [opening] = useState(first);
  const [choice, setChoice] = useState(opening);
  const [opened, setOpened] = useState<string>();
  const light = lights.find(({ key }) => key === choice.light) ?? lights[0];
  const camera = scene.cameras.find(({ key }) => key === choice.camera);
  const hotspot = scene.hotspots.find(({ key }) => key === opened);
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const pins = useRef(new Map<string, HTMLButtonElement>());
  const [start] = useState(() => lookOfCamera(scene, opening.camera));
  const screen = useFullscreen(box);

  const placePins = (look: Look, aspect: number) => {
    const places = [
      ...scene.hotspots.map(({ key, at }) => ({ key, to: directionTo(scene.viewpoint, at) })),
      ...comments.pins.map(({ key, point }) => ({
        key,
        to: directionOf(point, scene.panoramaWidth),
      })),
    ];
    for (const { key, to } of places) {
      const pin = pins.current.get(key);
      if (!pin) continue;
      const place = placeOf(to, look, aspect);
      pin.style.visibility = place ? 'visible' : 'hidden';
      if (!place) continue;
      pin.style.left = `${place.x * 100}%`;
      pin.style.top = `${place.y * 100}%`;
    }
  };
  if (!light) throw new Error('the scene has no panorama');
  const { view, status, attempt, retry } = usePanorama({
    canvas,
    picture: light.panorama,
    basePath,
    width: scene.panoramaWidth,
    start,
    onDraw: placePins,
  });
  const hands = useHands({ canvas, start, view });
  const turnTo = (look: Look) =>
    view?.turnTo(look, matchMedia('(prefers-reduced-motion: reduce)').matches);
  const comments = useCommentPins({
    light: light.key,
    view,
    pointAt(place) {
      const aspect = (canvas.current?.clientWidth ?? 1) / (canvas.current?.clientHeight || 1);
      return view && pointOf(directionAt(place, view.look, aspect), scene.panoramaWidth);
    },
    show: (point) => view && turnTo({ ...view.look, ...directionOf(point, scene.panoramaWidth) }),
  });
  const openedPin = comments.pins.find(({ key }) => key === opened);
  const isReady = status === 'ready';
  const isShown = isReady || status === 'loading';
  useViewCounts(
    token,
    isReady ? { camera: (camera ?? scene.cameras[0])?.key, light: light.key } : undefined,
    counted,
  );

  // The page has no address of its own for a view until somebody chooses one.
  useEffect(() => {
    if (choice === opening) return;
    // The method of the prototype: the router would load the page again.
    const address = addressWith(location.href, choice);
    History.prototype.replaceState.call(history, history.state, '', address);
  }, [choice, opening]);

  const showCamera = (key: string) => {
    setChoice((before) => ({ ...before, camera: key }));
    setOpened(undefined);
    turnTo(lookOfCamera(scene, key));
  };
  const showHotspot = (key: string) => {
    setOpened(key);
    const at = scene.hotspots.find((one) => one.key === key)?.at;
    if (!at || !view) return;
    turnTo({ ...directionTo(scene.viewpoint, at), fov: Math.min(HOTSPOT_FOV, view.look.fov) });
  };

  return (
    <div>
      <div ref={box} className="relative bg-stage" aria-busy={status === 'loading'}>
        <div className={cx('relative', screen.isFull && 'h-full')}>
          {still}
          {isShown && (
            <div
              role="application"
              aria-label={text.stage}
              aria-description={text.stageHelp}
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
                data-panorama={status}
                data-light={light.key}
                className={cx(
                  'block size-full',
                  comments.isPlacing ? 'cursor-crosshair' : 'cursor-grab active:cursor-grabbing',
                )}
                style={{ touchAction: screen.isFull ? 'none' : 'pan-y' }}
                {...hands.pointers}
              />
              <Pins hotspots={scene.hotspots} pins={pins} onOpen={showHotspot} />
              <CommentPins comments={comments.pins} pins={pins} onOpen={setOpened} />
              {openedPin && <CommentCard pin={openedPin} onClose={() => setOpened(undefined)} />}
              {hotspot && <HotspotCard hotspot={hotspot} onClose={() => setOpened(undefined)} />}
            </div>
          )}
          {!isShown && <TurnFilm scene={scene} />}
          {status === 'loading' && (
            <p role="status" className="badge absolute start-3 top-3">
              {text.loading}
            </p>
          )}
        </div>
        {isShown && (
          // Below the small picture of a phone, where it would cover what one points at.
          <div
            className={cx(
              'flex justify-end gap-1 rounded-sm bg-stage/80',
              screen.isFull
                ? 'absolute end-3 top-3'
                : 'max-sm:px-4 max-sm:pt-1 sm:absolute sm:end-3 sm:top-3',
              !isReady && 'invisible',
            )}
          >
            <ToolButton label={text.farther} onClick={() => zoomBy(view, 1 / ZOOM)}>
              <IconMinus size={18} />
            </ToolButton>
            <ToolButton label={text.closer} onClick={() => zoomBy(view, ZOOM)}>
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
      {isShown && (
        <div className={cx('wrap grid gap-4 pt-4', !isReady && 'invisible')}>
          {views(choice)}
          <SceneTools
            scene={scene}
            lights={lights}
            light={light}
            camera={camera}
            opened={opened}
            onLight={(key) => setChoice((before) => ({ ...before, light: key }))}
            onCamera={showCamera}
            onHotspot={showHotspot}
            canvas={() => canvas.current}
            hint={comments.hint}
          >
            <PinTool comments={comments} />
            {token && <PosterLink token={token} choice={choice} />}
          </SceneTools>
        </div>
      )}
      {!isShown && (
        <div role="alert" className="wrap grid justify-items-start gap-3 pt-4">
          <Notice kind="warning">
            {{ 'no-webgl': text.noWebgl, lost: text.lost, failed: text.failed }[status]}
          </Notice>
          {status !== 'no-webgl' && <Button onClick={retry}>{text.again}</Button>}
        </div>
      )}
    </div>
  );
}
