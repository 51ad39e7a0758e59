import { type PointerEvent, useRef, useState } from 'react';
import type { PictureMark } from '#contracts/sheets/requirement.ts';
import {
  boxAround,
  boxBetween,
  moved,
  type Place,
  type Point,
  pinAt,
  resized,
} from './geometry.ts';

/** What the pointer does until it is lifted. */
type Gesture =
  | { kind: 'draw'; from: Point; to: Point }
  | { kind: 'move' | 'resize'; key: string; from: Point; to: Point };

/** Farther apart than this, two points are meant as corners of a box; nearer, as a tap. */
const TAP = 0.015;

/**
 * Marks on a picture by any pointer: a tap places one, a pull draws, moves or resizes one. What is
 * under way is shown in `shown` and becomes a change when the pointer is lifted.
 */
export function useMarkGestures({
  marks,
  shape,
  onPlace,
  onChange,
}: {
  marks: readonly PictureMark[];
  /** What a tap or pull on the picture makes. */
  shape: PictureMark['shape'];
  onPlace: (place: Place) => void;
  onChange: (mark: PictureMark) => void;
}) {
  const areaRef = useRef<HTMLDivElement>(null);
  const [gesture, setGesture] = useState<Gesture>();
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const area = areaRef.current?.getBoundingClientRect();
    if (!area) return { x: 0, y: 0 };
    return { x: (clientX - area.left) / area.width, y: (clientY - area.top) / area.height };
  };
  const begin = (event: PointerEvent, start: (point: Point) => Gesture) => {
    if (event.button !== 0 || !event.isPrimary) return;
    event.stopPropagation();
    areaRef.current?.setPointerCapture(event.pointerId);
    setGesture(start(pointOf(event)));
  };
  /** Attributes of a part of a mark that moves or resizes it. */
  const handle = (key: string, kind: 'move' | 'resize') => ({
    onPointerDown: (event: PointerEvent) =>
      begin(event, (point) => ({ kind, key, from: point, to: point })),
  });
  const finish = () => {
    setGesture(undefined);
    if (!gesture) return;
    if (gesture.kind === 'draw') return onPlace(placeOf(gesture, shape));
    const mark = marks.find(({ key }) => key === gesture.key);
    if (mark && wayOf(gesture) !== undefined) onChange(changed(mark, gesture));
  };
  return {
    areaRef,
    /** The marks as they would be if the pointer were lifted now. */
    shown: marks.map((mark) =>
      gesture && gesture.kind !== 'draw' && gesture.key === mark.key
        ? changed(mark, gesture)
        : mark,
    ),
    /** The box that is being drawn. */
    drawn: gesture?.kind === 'draw' && wayOf(gesture) ? placeOf(gesture, shape) : undefined,
    handle,
    area: {
      onPointerDown: (event: PointerEvent) =>
        begin(event, (point) => ({ kind: 'draw', from: point, to: point })),
      onPointerMove: (event: PointerEvent) => {
        if (gesture) setGesture({ ...gesture, to: pointOf(event) });
      },
      onPointerUp: finish,
      onPointerCancel: () => setGesture(undefined),
    },
  };
}

/** How far the pointer came; undefined for a tap. */
function wayOf({ from, to }: Gesture): Point | undefined {
  const way = { x: to.x - from.x, y: to.y - from.y };
  return Math.hypot(way.x, way.y) < TAP ? undefined : way;
}

function changed(mark: PictureMark, gesture: Gesture): PictureMark {
  const way = wayOf(gesture) ?? { x: 0, y: 0 };
  return gesture.kind === 'resize' ? resized(mark, way) : moved(mark, way);
}

function placeOf(gesture: Gesture, shape: PictureMark['shape']): Place {
  if (shape === 'pin') return pinAt(gesture.to);
  return wayOf(gesture) ? boxBetween(gesture.from, gesture.to) : boxAround(gesture.to);
}
