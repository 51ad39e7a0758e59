import { GlKeyer } from '#keyer/gl/gl-keyer.ts';
import type { KeyerSettings } from '#keyer/settings.ts';
import type { Engine, EngineEvents, KeyedPicture } from './engine.ts';

/** Time between losing the context on request and restoring it, so that the message can be read. */
const LOST_MS = 800;

/** Keys on the GPU, and goes on after a lost context. */
export class GpuEngine implements Engine {
  readonly kind = 'gpu';
  readonly #canvas = document.createElement('canvas');
  readonly #ended = new AbortController();
  #keyer: GlKeyer | undefined;

  /** Throws KeyerUnavailable where WebGL2 or float targets are missing. */
  constructor(events: Pick<EngineEvents, 'lost' | 'restored'>) {
    this.#keyer = new GlKeyer(this.#canvas);
    const { signal } = this.#ended;
    const onLost = (event: Event) => {
      // Without this the browser does not restore the context.
      event.preventDefault();
      this.#keyer = undefined;
      events.lost();
    };
    const onRestored = () => {
      this.#keyer = new GlKeyer(this.#canvas);
      events.restored();
    };
    this.#canvas.addEventListener('webglcontextlost', onLost, { signal });
    this.#canvas.addEventListener('webglcontextrestored', onRestored, { signal });
  }

  async key(frame: ImageData, settings: KeyerSettings, backdrop: ImageData): Promise<KeyedPicture> {
    const keyer = this.#keyer;
    if (!keyer) throw new Error('The graphics context is lost.');
    const { width, height } = frame;
    keyer.settings = settings;
    // The frames are unrelated pictures: nothing is smoothed between them.
    keyer.reset();
    keyer.setBackground({ image: backdrop, width, height });
    const start = performance.now();
    keyer.key({ image: frame, width, height });
    const keyed = keyer.read();
    const milliseconds = performance.now() - start;
    keyer.show();
    return { composite: this.#canvas, keyed, milliseconds };
  }

  loseContext(): void {
    const extension = this.#canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    if (!extension) return;
    extension.loseContext();
    setTimeout(() => extension.restoreContext(), LOST_MS);
  }

  dispose(): void {
    this.#ended.abort();
    this.#keyer?.dispose();
    this.#keyer = undefined;
  }
}
