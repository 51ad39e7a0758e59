import { type RefObject, useEffect, useRef, useState } from 'react';
import SignaturePad, { type PointGroup } from 'signature_pad';
import { fitted } from './signature-strokes.ts';

/** A pad on a canvas that keeps what is written when the canvas gets another size. */
export function useSignaturePad(canvas: RefObject<HTMLCanvasElement | null>) {
  const pad = useRef<SignaturePad>(undefined);
  const [count, setCount] = useState(0);
  useEffect(() => {
    const surface = canvas.current;
    if (!surface) return;
    const signature = new SignaturePad(surface, { minWidth: 1, maxWidth: 3, penColor: '#111' });
    pad.current = signature;
    signature.addEventListener('endStroke', () => setCount(signature.toData().length));
    let size: { width: number; height: number } | undefined;
    const resize = () => {
      const next = { width: surface.clientWidth, height: surface.clientHeight };
      if (next.width === 0 || next.height === 0) return;
      const before = size;
      const groups = signature.toData();
      const ratio = Math.max(1, devicePixelRatio);
      surface.width = next.width * ratio;
      surface.height = next.height * ratio;
      surface.getContext('2d')?.scale(ratio, ratio);
      const move = (group: PointGroup): PointGroup => ({
        ...group,
        points: before ? group.points.map((point) => fitted(point, before, next)) : group.points,
      });
      signature.fromData(groups.map(move));
      size = next;
    };
    resize();
    const observer = new ResizeObserver(resize);
    observer.observe(surface);
    return () => {
      observer.disconnect();
      signature.off();
    };
  }, [canvas]);

  const show = (groups: PointGroup[]) => {
    pad.current?.fromData(groups);
    setCount(groups.length);
  };
  return {
    /** Strokes that are written. */
    count,
    strokes: () => pad.current?.toData().map(({ points }) => points) ?? [],
    undo: () => show(pad.current?.toData().slice(0, -1) ?? []),
    clear: () => show([]),
  };
}
