import { App } from './app.ts';
import { element } from './dom.ts';
import { messages } from './messages.ts';
import { drawPanel } from './panel.ts';
import { defaultState, loadState } from './state.ts';
import './style.css';

/** Time between two readings of size and frame rate. */
const READING_MS = 1000;

const canvas = document.querySelector<HTMLCanvasElement>('#picture');
const stage = document.querySelector<HTMLElement>('#stage');
const panel = document.querySelector<HTMLElement>('#panel');
if (!canvas || !stage || !panel) throw new Error('index.html is not complete.');

/** `?output=1` shows the picture only, for a browser source. */
const isOutput = new URLSearchParams(location.search).get('output') === '1';
const initial = loadState(defaultState(navigator.language.startsWith('zh') ? 'zh' : 'en'));
const reading = element('p', { id: 'reading' });
const hint = element('p', { id: 'hint' });

function start(picture: HTMLCanvasElement, place: HTMLElement, controls: HTMLElement): void {
  const app = new App(picture, initial, () => redraw());
  const show = (isShown: boolean) => {
    controls.hidden = !isShown;
    document.body.classList.toggle('output', !isShown);
  };
  place.append(hint);
  const redraw = () => {
    document.documentElement.lang = app.state.language === 'zh' ? 'zh-CN' : 'en';
    place.style.background = app.state.background;
    picture.style.transform = app.state.mirror ? 'scaleX(-1)' : '';
    picture.hidden = !app.player.isShowing;
    hint.hidden = app.player.isShowing;
    hint.textContent = app.text.noPicture;
    // A slider that is being dragged stays in place.
    if (controls.querySelector('input[type="range"]:active')) return;
    drawPanel(controls, app, () => show(false)).then(() =>
      controls.querySelector('#message')?.after(reading),
    );
  };
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLSelectElement;
    if (event.key.toLowerCase() === 'h' && !event.ctrlKey && !event.metaKey && !isTyping) {
      show(controls.hidden === true);
    }
  });
  place.addEventListener('click', ({ pointerType }) => {
    // Phones have no key to show the panel with.
    if (pointerType === 'touch') show(true);
  });
  picture.addEventListener('click', (event) => {
    if (controls.hidden) return;
    const { left, top, width, height } = picture.getBoundingClientRect();
    const x = (event.clientX - left) / width;
    app.pick(app.state.mirror ? 1 - x : x, (event.clientY - top) / height);
  });
  document.addEventListener('dragover', (event) => event.preventDefault());
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (file) app.file(file);
  });
  setInterval(() => {
    const now = app.player.reading;
    const rate = now && now.framesPerSecond > 0 ? `, ${now.framesPerSecond.toFixed(1)} fps` : '';
    reading.textContent = now ? `${now.width} × ${now.height}${rate}` : '';
  }, READING_MS);
  show(!isOutput);
  redraw();
  app.resume();
}

try {
  start(canvas, stage, panel);
} catch (error) {
  panel.hidden = false;
  panel.textContent = messages[initial.language].unavailable + (error as Error).message;
}
