/** The controls beside the picture. */
import { type KeyerSettings, type NumericSetting, settingRanges } from '#keyer/settings.ts';
import type { App } from './app.ts';
import { button, chooseFile, element, select } from './dom.ts';
import { cameras } from './source.ts';
import { heights, views } from './state.ts';

const sliders = [
  ['clipBlack', 0.01],
  ['clipWhite', 0.01],
  ['shrink', 0.25],
  ['feather', 0.25],
  ['despill', 0.05],
  ['keepLuminance', 0.05],
  ['smoothing', 0.05],
] as const satisfies readonly (readonly [NumericSetting, number])[];

/** Draws the panel for the present state. The control that has the focus keeps it. */
export async function drawPanel(panel: HTMLElement, app: App, onHide: () => void): Promise<void> {
  const { text, state, player } = app;
  const devices = navigator.mediaDevices ? await cameras() : [];
  const focused = document.activeElement?.id;
  panel.replaceChildren(
    element(
      'header',
      {},
      element('h1', { textContent: text.title }),
      button(text.other, () => app.update({ language: state.language === 'zh' ? 'en' : 'zh' })),
    ),
    element(
      'div',
      { className: 'buttons' },
      button(text.camera, () => app.camera()),
      button(text.window, () => app.window()),
      chooseFile(text.file, 'image/*,video/*', (file) => app.file(file)),
      ...(player.isShowing ? [button(text.stop, () => app.stop())] : []),
    ),
    element('p', { id: 'message', role: 'status' }, app.message || text.private),
    ...(devices.length > 1 && state.source === 'camera'
      ? [
          select(
            text.device,
            devices.map(({ label }) => [label, label] as const),
            state.camera,
            (camera) => app.camera(camera),
          ),
        ]
      : []),
    select(
      text.height,
      heights.map((height) => [height, `${Math.round((height * 16) / 9)} × ${height}`] as const),
      state.height,
      (height) => {
        app.update({ height });
        if (state.source === 'camera') app.camera();
      },
    ),
    select(
      text.view,
      views.map((view) => [view, text.views[view]] as const),
      state.view,
      (view) => app.update({ view }),
    ),
    checkbox(text.mirror, state.mirror, (mirror) => app.update({ mirror })),
    background(app),
    samples(app),
    slider(
      'tolerance',
      text.names.tolerance,
      [0.05, 1],
      0.01,
      toleranceOf(state.settings),
      (value) =>
        app.set({
          samples: app.state.settings.samples.map((sample) => ({ ...sample, tolerance: value })),
        }),
    ),
    ...sliders.map(([name, step]) =>
      slider(name, text.names[name], settingRanges[name], step, state.settings[name], (value) =>
        app.set({ [name]: value }),
      ),
    ),
    element(
      'div',
      { className: 'buttons' },
      button(text.reset, () => app.reset()),
      button(text.export, () => app.export()),
      chooseFile(text.import, 'application/json,.json', (file) => app.import(file)),
      button(text.copy, () => app.copyAddress()),
      button(text.hide, onHide),
    ),
  );
  if (focused) document.getElementById(focused)?.focus();
}

const toleranceOf = (settings: KeyerSettings) => settings.samples[0]?.tolerance ?? 0;

function checkbox(label: string, checked: boolean, onChange: (checked: boolean) => void) {
  const input = element('input', { type: 'checkbox', checked });
  input.onchange = () => onChange(input.checked);
  return element('label', { className: 'row' }, label, input);
}

/** No background, or a colour. */
function background(app: App): HTMLElement {
  const { text, state } = app;
  const color = element('input', {
    type: 'color',
    value: state.background || '#1c2438',
    'aria-label': text.background,
  });
  color.oninput = () => app.update({ background: color.value });
  const isClear = checkbox(text.transparent, state.background === '', (clear) =>
    app.update({ background: clear ? '' : color.value }),
  );
  return element('div', { className: 'row' }, text.background, element('span', {}, color, isClear));
}

function samples(app: App): HTMLElement {
  const { text, state } = app;
  const list = state.settings.samples;
  return element(
    'div',
    {},
    element(
      'div',
      { className: 'row' },
      button(text.fit, () => app.fit()),
      element(
        'span',
        { className: 'samples' },
        ...list.map(({ color }, index) => {
          const chip = button('', () =>
            app.set({ samples: list.filter((_, other) => other !== index) }),
          );
          chip.style.background = `rgb(${color.join(' ')})`;
          chip.disabled = list.length === 1;
          chip.ariaLabel = `${text.remove} ${index + 1}`;
          chip.title = chip.ariaLabel;
          return chip;
        }),
      ),
    ),
    ...(app.otherScreen ? [button(text.takeOther, () => app.fit(app.otherScreen))] : []),
    element('p', { className: 'hint', textContent: text.pick }),
  );
}

/** Pixels as they are; fractions on the scale of the programs and their documents, 0 to 100. */
function shownValue(name: string, value: number): string {
  const isPixels = name === 'shrink' || name === 'feather';
  return isPixels ? String(Number(value.toFixed(3))) : String(Math.round(value * 100));
}

function slider(
  name: string,
  label: string,
  [min, max]: readonly [number, number],
  step: number,
  value: number,
  onChange: (value: number) => void,
): HTMLElement {
  const shown = element('span', { className: 'value', textContent: shownValue(name, value) });
  const input = element('input', { id: name, type: 'range' });
  Object.assign(input, { min, max, step: String(step), value: String(value) });
  input.oninput = () => {
    shown.textContent = shownValue(name, input.valueAsNumber);
    onChange(input.valueAsNumber);
  };
  return element('label', { className: 'slider' }, element('span', {}, label, shown), input);
}
