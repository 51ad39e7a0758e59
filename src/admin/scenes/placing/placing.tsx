import { type ReactNode, useMemo, useState } from 'react';
import type { PanoramaView } from '#site/demos/panorama/panorama-view.ts';
import { Button } from '#ui/button.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { cx } from '#ui/text.ts';
import { Answer } from '../../core/answer.tsx';
import { PanoramaStage, type StageMark } from '../panorama-stage.tsx';
import type { ScenePlaces } from './draft.ts';
import { directionOfPoint, lookOfCamera } from './geometry.ts';
import { placingMessages } from './messages.ts';
import { usePanoramaPicture } from './use-panorama-picture.ts';
import { MOST, usePlacing } from './use-placing.ts';

interface PlacingProps {
  draft: object;
  places: ScenePlaces;
  isReadOnly: boolean;
  onChange(draft: object): void;
}

const straight = { yaw: 0, pitch: 0, fov: 60 };

/** The panorama of a scene's form: views become cameras, and hotspots are placed and moved. */
export default function Placing(props: PlacingProps) {
  const text = useMessages(placingMessages);
  const locale = useLocale();
  const { lights } = props.places;
  const [key, setKey] = useState<string>();
  const light = lights.find((one) => one.key === key) ?? lights[0];
  const query = usePanoramaPicture(light?.panoramaId ?? '');
  return (
    <div className="grid grid-cols-1 gap-4">
      {lights.length > 1 && (
        <Choices label={text.lights}>
          {lights.map((one) => (
            <Segment key={one.key} pressed={one.key === light?.key} onClick={() => setKey(one.key)}>
              {(locale === 'en' && one.label.en) || one.label.zh || one.key}
            </Segment>
          ))}
        </Choices>
      )}
      <Answer query={query}>
        {({ picture }) =>
          picture ? (
            <Stage {...props} picture={picture} />
          ) : (
            <p className="text-sm text-ink-muted">{text.notReady}</p>
          )
        }
      </Answer>
    </div>
  );
}

function Stage({
  draft,
  places,
  isReadOnly,
  onChange,
  picture,
}: PlacingProps & { picture: Parameters<typeof PanoramaStage>[0]['picture'] }) {
  const text = useMessages(placingMessages);
  const [view, setView] = useState<PanoramaView>();
  const [isPlacing, setPlacing] = useState(false);
  const [chosen, setChosen] = useState<number>();
  const { viewpoint, panoramaWidth, cameras, hotspots } = places;
  const placing = usePlacing(draft, places, onChange);
  const camera = cameras.find(({ index }) => index === chosen);
  const marks = useMemo(
    (): StageMark[] =>
      hotspots.map(({ index, entry }) => ({
        key: String(index),
        number: index + 1,
        label: `${index + 1} ${entry.labelZh}`,
        to: directionOfPoint(viewpoint, entry.at),
      })),
    [hotspots, viewpoint],
  );
  const first = cameras[0];
  const place = (to: { yaw: number; pitch: number }) => {
    setPlacing(false);
    placing.addHotspot(to);
  };
  const may = !isReadOnly;
  return (
    <>
      <PanoramaStage
        picture={picture}
        width={panoramaWidth}
        start={first ? lookOfCamera(viewpoint, first.entry) : straight}
        marks={marks}
        onView={setView}
        onTap={isPlacing ? place : undefined}
        onMove={may ? (key, to) => placing.moveHotspot(Number(key), to) : undefined}
        onRemove={may ? (key) => placing.removeHotspot(Number(key)) : undefined}
      />
      {cameras.length > 0 && (
        <Choices label={text.cameras}>
          {cameras.map(({ index, entry }) => (
            <Segment
              key={index}
              pressed={index === chosen}
              onClick={() => {
                setChosen(index);
                view?.turnTo(
                  lookOfCamera(viewpoint, entry),
                  matchMedia('(prefers-reduced-motion: reduce)').matches,
                );
              }}
            >
              {placing.nameOf(entry)}
            </Segment>
          ))}
        </Choices>
      )}
      {may && (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="secondary"
            size="sm"
            disabled={!view || placing.isFull('cameras')}
            onClick={() => view && placing.addCamera(view.look)}
          >
            {text.newCamera}
          </Button>
          {camera && (
            <Button
              variant="secondary"
              size="sm"
              disabled={!view}
              onClick={() => view && placing.takeView(camera.index, view.look)}
            >
              {text.takeView(placing.nameOf(camera.entry))}
            </Button>
          )}
          <Button
            variant="secondary"
            size="sm"
            aria-pressed={isPlacing}
            disabled={!view || placing.isFull('hotspots')}
            onClick={() => setPlacing(!isPlacing)}
          >
            {text.placeHotspot}
          </Button>
          {isPlacing && (
            <Button variant="ghost" size="sm" onClick={() => view && place(view.look)}>
              {text.placeMiddle}
            </Button>
          )}
          <p role="status" className="basis-full text-sm text-ink-muted">
            {isPlacing ? text.placeHint : placing.said}
            {!isPlacing && placing.isFull('hotspots') && ` ${text.full(MOST.hotspots)}`}
          </p>
          {hotspots.length > 0 && (
            <p className="basis-full text-sm text-ink-muted">{text.marksHint}</p>
          )}
        </div>
      )}
    </>
  );
}

function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="segments">
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  );
}

function Segment({
  pressed,
  onClick,
  children,
}: {
  pressed: boolean;
  onClick(): void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      className={cx('segment', pressed && 'border-key text-key')}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
