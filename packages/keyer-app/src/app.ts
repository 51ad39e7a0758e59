/** The state of the page and everything its controls do. */
import type { Rgb } from '#keyer/color.ts';
import { offeredScreen } from '#keyer/fit.ts';
import type { ColorSample } from '#keyer/settings.ts';
import { defaultSettings, type KeyerSettings, MAX_SAMPLES } from '#keyer/settings.ts';
import { saveText } from './dom.ts';
import { type Messages, messages } from './messages.ts';
import { Player } from './player.ts';
import { openCamera, openFile, openWindow, type PictureSource } from './source.ts';
import { type AppState, outputAddress, parseState, saveState, stateText } from './state.ts';

export class App {
  state: AppState;
  /** What the page last had to say. */
  message = '';
  /** Another colour that may be the screen, to be offered. */
  otherScreen: Rgb | undefined;
  readonly player: Player;
  readonly #onChange: () => void;
  #isOpening = false;

  /** Throws KeyerUnavailable where WebGL2 or float targets are missing. */
  constructor(canvas: HTMLCanvasElement, state: AppState, onChange: () => void) {
    this.state = state;
    this.#onChange = onChange;
    this.player = new Player(canvas, state.settings, state.view);
    navigator.mediaDevices?.addEventListener('devicechange', () => this.resume());
  }

  get text(): Messages {
    return messages[this.state.language];
  }

  update(part: Partial<AppState>): void {
    this.state = { ...this.state, ...part };
    saveState(this.state);
    this.player.settings = this.state.settings;
    this.player.view = this.state.view;
    this.player.draw();
    this.#onChange();
  }

  set(part: Partial<KeyerSettings>): void {
    this.update({ settings: { ...this.state.settings, ...part }, fitted: true });
  }

  say(message: string): void {
    this.message = message;
    this.#onChange();
  }

  async camera(name = this.state.camera): Promise<void> {
    const isOpen = await this.#open(() => openCamera(name, this.state.height, this.#ended));
    if (isOpen) this.update({ source: 'camera', camera: isOpen.name });
  }

  /** Opens the camera that ran last: in a live show nobody is there to press a button. */
  resume(): void {
    const { player, state } = this;
    if (state.source === 'camera' && !player.isShowing && !this.#isOpening) this.camera();
  }

  async window(): Promise<void> {
    if (await this.#open(() => openWindow(this.#ended))) this.update({ source: 'none' });
  }

  async file(file: File): Promise<void> {
    if (await this.#open(() => openFile(file))) this.update({ source: 'none' });
  }

  stop(): void {
    this.otherScreen = undefined;
    this.player.show(undefined);
    this.update({ source: 'none' });
  }

  readonly #ended = () => {
    this.player.show(undefined);
    this.say(this.text.ended);
  };

  async #open(opening: () => Promise<PictureSource>): Promise<PictureSource | undefined> {
    this.otherScreen = undefined;
    this.say('');
    // A camera can be open once only: the present source ends first.
    this.player.show(undefined);
    this.#isOpening = true;
    try {
      const source = await opening();
      this.player.show(source);
      if (!this.state.fitted) this.fit();
      return source;
    } catch (error) {
      this.say(this.#problem(error as Error));
      return undefined;
    } finally {
      this.#isOpening = false;
    }
  }

  #problem({ name, message }: Error): string {
    if (name === 'NotAllowedError') return this.text.refused;
    if (name === 'NotFoundError' || name === 'NotReadableError') return this.text.noCamera;
    // Without a secure address `navigator.mediaDevices` is missing.
    if (name === 'TypeError') return this.text.unsupported;
    return message;
  }

  /** Fits to the present frame; `wanted` is the colour to take for the screen. */
  fit(wanted?: Rgb): void {
    const fit = this.player.fit(wanted);
    this.otherScreen = fit && offeredScreen(fit);
    if (fit) this.update({ settings: fit.settings, fitted: true });
    const found = this.otherScreen ? this.text.unsure : this.text.fitted;
    this.say(fit ? found : this.text.noWall);
  }

  /** Adds the colour at a place of the picture to the samples. */
  pick(x: number, y: number): void {
    const color = this.player.pick(x, y);
    const { samples } = this.state.settings;
    const [first] = samples;
    if (!color || !first) return;
    this.otherScreen = undefined;
    const added: ColorSample = { color, tolerance: first.tolerance };
    this.set({ samples: [...samples.slice(0, MAX_SAMPLES - 1), added] });
  }

  reset(): void {
    this.otherScreen = undefined;
    this.update({ settings: defaultSettings, fitted: true });
  }

  export(): void {
    saveText('cyan-settings.json', stateText(this.state));
  }

  async import(file: File): Promise<void> {
    try {
      this.update(parseState(await file.text(), this.state));
      this.say(this.text.imported);
    } catch (error) {
      this.say((error as Error).message);
    }
  }

  async copyAddress(): Promise<void> {
    const address = outputAddress(location.href, { ...this.state, source: 'camera' });
    try {
      await navigator.clipboard.writeText(address);
      this.say(this.text.copied);
    } catch {
      this.say(`${this.text.copyThis} ${address}`);
    }
  }
}
