/** A picture that can be panned and zoomed in its container. */
export interface Pan {
  /** Resets to the whole picture. */
  fit(): void;
  /** Like `fit`, but not smaller than the picture's own size, so that words can be read; from its upper left corner. */
  read(): void;
  /** Zooms around the centre of the container, or around a point in client coordinates. */
  scaleBy(factor: number, at?: { x: number; y: number }): void;
  moveBy(x: number, y: number): void;
  /** Whether the last pointer gesture was a drag. */
  hasMoved(): boolean;
}

const MOST = 8;
/** Movement below this many CSS pixels counts as a tap. */
const STILL = 6;

/** Adds wheel, drag and pinch gestures to a picture. */
export function createPan(stage: HTMLElement, image: HTMLImageElement): Pan {
  let scale = 1;
  let x = 0;
  let y = 0;
  let least = 1;
  let moved = false;
  const pointers = new Map<number, { x: number; y: number }>();

  const put = () => {
    const { clientWidth: width, clientHeight: height } = stage;
    const spare = (size: number, room: number) => Math.max(0, (size * scale - room) / 2 + 24);
    const limitX = spare(image.width, width);
    const limitY = spare(image.height, height);
    x = Math.min(limitX, Math.max(-limitX, x));
    y = Math.min(limitY, Math.max(-limitY, y));
    image.style.transform = `translate(-50%, -50%) translate(${x}px, ${y}px) scale(${scale})`;
    stage.dataset.scale = scale.toFixed(2);
  };
  const pan: Pan = {
    fit() {
      const { clientWidth, clientHeight } = stage;
      const room = Math.min(clientWidth / (image.width || 1), clientHeight / (image.height || 1));
      // An SVG may fill the window; a photograph at most twice its own pixels.
      least = Math.min(room, 2);
      scale = least;
      x = 0;
      y = 0;
      put();
    },
    read() {
      pan.fit();
      if (scale >= 1) return;
      scale = 1;
      pan.moveBy(image.width, image.height);
    },
    scaleBy(factor, at) {
      const box = stage.getBoundingClientRect();
      const next = Math.min(Math.max(scale * factor, Math.min(least, 1)), Math.max(MOST, least));
      const fromX = (at?.x ?? box.left + box.width / 2) - box.left - box.width / 2;
      const fromY = (at?.y ?? box.top + box.height / 2) - box.top - box.height / 2;
      x = fromX - ((fromX - x) * next) / scale;
      y = fromY - ((fromY - y) * next) / scale;
      scale = next;
      put();
    },
    moveBy(byX, byY) {
      x += byX;
      y += byY;
      put();
    },
    hasMoved: () => moved,
  };

  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      pan.scaleBy(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), at(event));
    },
    { passive: false },
  );
  stage.addEventListener('dblclick', (event) => {
    if (scale > least * 1.2) pan.fit();
    else pan.scaleBy(2.5, at(event));
  });
  stage.addEventListener('pointerdown', (event) => {
    if (pointers.size === 0) moved = false;
    pointers.set(event.pointerId, at(event));
    stage.setPointerCapture(event.pointerId);
  });
  stage.addEventListener('pointermove', (event) => {
    const from = pointers.get(event.pointerId);
    if (!from) return;
    const to = at(event);
    const [other] = [...pointers]
      .filter(([id]) => id !== event.pointerId)
      .map(([, point]) => point);
    if (other) {
      const middle = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 };
      pan.scaleBy(distance(to, other) / (distance(from, other) || 1), middle);
      pan.moveBy((to.x - from.x) / 2, (to.y - from.y) / 2);
      moved = true;
    } else {
      if (!moved && distance(from, to) < STILL) return;
      moved = true;
      pan.moveBy(to.x - from.x, to.y - from.y);
    }
    pointers.set(event.pointerId, to);
  });
  for (const type of ['pointerup', 'pointercancel'] as const) {
    stage.addEventListener(type, ({ pointerId }) => pointers.delete(pointerId));
  }
  return pan;
}

function at({ clientX, clientY }: MouseEvent): { x: number; y: number } {
  return { x: clientX, y: clientY };
}

function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
