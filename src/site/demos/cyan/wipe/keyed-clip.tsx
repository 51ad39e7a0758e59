import { type RefObject, useEffect, useRef, useState } from 'react';
import { KeyerUnavailable } from '#keyer/gl/passes.ts';
import type { DemoProps } from '#site/demos/demo-props.ts';
import { useActive } from '#site/demos/use-active.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconPlay } from '#ui/icons.tsx';
import { Notice } from '#ui/notices.tsx';
import { IconPause } from '#ui/tool-icons.tsx';
import { type SampleClip, sampleClips } from '../clips/clips.ts';
import { onEachFrame } from '../frame-loop.ts';
import { firstFrame } from '../input.ts';
import { BorderHandles } from './border-handles.tsx';
import { type Borders, thirds } from './borders.ts';
import { wipeMessages } from './messages.ts';
import { WipePainter } from './wipe-painter.ts';

const clip = sampleClips[0] as SampleClip;
/** The set behind the figure, a room without people. */
const set = new URL('../../../../../media/tea-room/960.webp', import.meta.url).href;

type Problem = 'noWebgl' | 'noVideo';

/** A sample clip, keyed while it plays: camera, matte and result with two borders to drag. */
export function KeyedClip({ still }: DemoProps) {
  const text = useMessages(wipeMessages);
  const video = useRef<HTMLVideoElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [borders, setBorders] = useState(thirds);
  const { ready, problem } = useKeyedFrames(video, canvas, borders);
  const [wanted, setWanted] = useState(
    () => !matchMedia('(prefers-reduced-motion: reduce)').matches,
  );
  usePlaying(video, canvas, wanted);
  if (problem) {
    return (
      <div className="grid gap-4">
        {still}
        <div role="alert">
          <Notice kind={problem === 'noVideo' ? 'error' : 'info'}>{text[problem]}</Notice>
        </div>
      </div>
    );
  }
  return (
    <div>
      <div className="relative aspect-video overflow-hidden rounded-md border border-line">
        {!ready && <div className="absolute inset-0">{still}</div>}
        <canvas
          ref={canvas}
          width={clip.width}
          height={clip.height}
          aria-label={text.still}
          role="img"
          className="absolute inset-0 size-full transition-opacity duration-300 motion-reduce:transition-none"
          style={{ opacity: ready ? 1 : 0 }}
        />
        <Names borders={borders} />
        <BorderHandles borders={borders} onChange={setBorders} />
        <video ref={video} src={clip.video} muted loop playsInline preload="auto" hidden />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          variant="secondary"
          icon={wanted ? IconPause : IconPlay}
          onClick={() => setWanted(!wanted)}
        >
          {wanted ? text.pause : text.play}
        </Button>
        <p className="text-sm text-ink-muted">{text.hint}</p>
      </div>
    </div>
  );
}

/** What each part shows; a part too narrow for its name has none. */
function Names({ borders: [first, second] }: { borders: Borders }) {
  const text = useMessages(wipeMessages);
  const parts = [
    [text.camera, 0, first],
    [text.matte, first, second],
    [text.result, second, 1],
  ] as const;
  return parts.map(([name, from, to]) => (
    <span
      key={name}
      aria-hidden="true"
      className="absolute top-3 overflow-hidden text-center"
      style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }}
    >
      {to - from > 0.14 && (
        <span className="rounded-sm bg-stage/65 px-2 py-1 text-xs whitespace-nowrap text-ink">
          {name}
        </span>
      )}
    </span>
  ));
}

/** Keys each frame of the video and draws it. The canvas carries the number of frames. */
function useKeyedFrames(
  video: RefObject<HTMLVideoElement | null>,
  canvas: RefObject<HTMLCanvasElement | null>,
  borders: Borders,
) {
  const painter = useRef<WipePainter>(undefined);
  const present = useRef(borders);
  const [ready, setReady] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  useEffect(() => {
    present.current = borders;
    painter.current?.draw(borders);
  }, [borders]);
  useEffect(() => {
    const [source, target] = [video.current, canvas.current];
    if (!source || !target) return;
    let stop = () => {};
    let closed = false;
    const begin = async () => {
      const background = new Image();
      background.src = set;
      await Promise.all([background.decode(), firstFrame(source)]);
      if (closed) return;
      const made = new WipePainter(target, background);
      painter.current = made;
      let frames = 0;
      const draw = () => {
        made.key(source);
        made.draw(present.current);
        frames += 1;
        target.dataset.frames = String(frames);
      };
      draw();
      setReady(true);
      stop = onEachFrame(source, draw);
    };
    begin().catch((error: unknown) => {
      if (!closed) setProblem(error instanceof KeyerUnavailable ? 'noWebgl' : 'noVideo');
    });
    return () => {
      closed = true;
      stop();
      painter.current?.dispose();
      painter.current = undefined;
    };
  }, [video, canvas]);
  return { ready, problem };
}

/** Plays while it is wanted and in view. */
function usePlaying(
  video: RefObject<HTMLVideoElement | null>,
  stage: RefObject<HTMLElement | null>,
  wanted: boolean,
): void {
  const active = useActive(stage);
  useEffect(() => {
    // A browser that refuses to play, as in power-saving mode, leaves the first frame.
    if (wanted && active) video.current?.play().catch(() => {});
    else video.current?.pause();
  }, [video, wanted, active]);
}
