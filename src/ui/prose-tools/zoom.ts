import { createPan } from './pan.ts';

/** Texts of the picture dialog. */
export interface ZoomTexts {
  zoom: string;
  zoomIn: string;
  zoomOut: string;
  fit: string;
  close: string;
  previousPicture: string;
  nextPicture: string;
}

/** A picture of the dialog. */
export interface ZoomPicture {
  src: string;
  alt: string;
  /** Size in pixels. */
  width: number;
  height: number;
  caption: string;
}

/** Step of an arrow key, in CSS pixels. */
const STEP = 60;

const icons = {
  in: 'M12 5v14M5 12h14',
  out: 'M5 12h14',
  fit: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5',
  close: 'M6 6l12 12M18 6L6 18',
  previous: 'M15 6l-6 6 6 6',
  next: 'M9 6l6 6-6 6',
};

/**
 * Shows pictures in a full-window dialog, one at a time. Zoom: + and - keys, wheel, double click or
 * pinch. Pan: dragging or arrow keys. Escape closes it.
 */
export function openZoom(pictures: readonly ZoomPicture[], first: number, texts: ZoomTexts): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom';
  dialog.setAttribute('aria-label', texts.zoom);
  const stage = element('div', 'zoom-stage');
  const image = document.createElement('img');
  const caption = element('p', 'zoom-caption');
  caption.setAttribute('aria-live', 'polite');
  stage.append(image);
  const pan = createPan(stage, image);
  let index = first;

  // The words of a drawing are small on a phone.
  const place = ({ src }: ZoomPicture) => (src.endsWith('.svg') ? pan.read() : pan.fit());
  const show = (next: number) => {
    index = (next + pictures.length) % pictures.length;
    const picture = pictures[index];
    if (!picture) return;
    image.src = picture.src;
    image.alt = picture.alt;
    image.width = picture.width;
    image.height = picture.height;
    caption.textContent = picture.caption;
    place(picture);
  };

  const bar = element('div', 'zoom-bar');
  bar.append(
    button(icons.out, texts.zoomOut, () => pan.scaleBy(1 / 1.5)),
    button(icons.in, texts.zoomIn, () => pan.scaleBy(1.5)),
    button(icons.fit, texts.fit, () => pan.fit()),
  );
  if (pictures.length > 1) {
    bar.append(
      button(icons.previous, texts.previousPicture, () => show(index - 1)),
      button(icons.next, texts.nextPicture, () => show(index + 1)),
    );
  }
  bar.append(button(icons.close, texts.close, () => dialog.close()));
  dialog.append(bar, stage, caption);

  const actions = new Map<string, () => void>([
    ['+', () => pan.scaleBy(1.5)],
    ['=', () => pan.scaleBy(1.5)],
    ['-', () => pan.scaleBy(1 / 1.5)],
    ['0', () => pan.fit()],
    ['ArrowLeft', () => pan.moveBy(STEP, 0)],
    ['ArrowRight', () => pan.moveBy(-STEP, 0)],
    ['ArrowUp', () => pan.moveBy(0, STEP)],
    ['ArrowDown', () => pan.moveBy(0, -STEP)],
    ['PageUp', () => show(index - 1)],
    ['PageDown', () => show(index + 1)],
  ]);
  dialog.addEventListener('keydown', (event) => {
    const action = actions.get(event.key);
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  });
  // A tap beside the picture closes the dialog. Pointer capture hides the click's real target, and a
  // drag also ends with a click.
  let pressed: EventTarget | null = null;
  stage.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  stage.addEventListener('click', () => {
    if (pressed === stage && !pan.hasMoved()) dialog.close();
  });
  addEventListener('popstate', () => dialog.close(), { once: true });
  dialog.addEventListener('close', () => dialog.remove(), { once: true });
  document.body.append(dialog);
  dialog.showModal();
  // A picture of known size fits before it has loaded, and may be larger or smaller by then.
  image.addEventListener('load', () => {
    const picture = pictures[index];
    if (picture && !picture.width) place(picture);
  });
  show(first);
}

function element(name: 'div' | 'p', className: string): HTMLElement {
  const created = document.createElement(name);
  created.className = className;
  return created;
}

function button(path: string, label: string, onClick: () => void): HTMLButtonElement {
  const created = document.createElement('button');
  created.type = 'button';
  created.setAttribute('aria-label', label);
  created.title = label;
  created.innerHTML = `<svg width="22" height="22" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"/></svg>`;
  created.addEventListener('click', onClick);
  return created;
}
