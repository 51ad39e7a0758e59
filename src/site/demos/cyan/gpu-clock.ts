/** Constants of EXT_disjoint_timer_query_webgl2, which TypeScript's DOM types lack. */
const TIME_ELAPSED = 0x88bf;
const GPU_DISJOINT = 0x8fbb;

/** How long a frame took, and whether the graphics card said so or only the script was timed. */
export interface FrameCost {
  readonly ms: number;
  readonly by: 'gpu' | 'cpu';
}

/** Measures drawing. Queries of the graphics card are answered some frames later. */
export class GpuClock {
  readonly #gl: WebGL2RenderingContext;
  readonly #hasTimer: boolean;
  #pending: WebGLQuery | undefined;
  #recent: number[] = [];

  constructor(gl: WebGL2RenderingContext) {
    this.#gl = gl;
    this.#hasTimer = gl.getExtension('EXT_disjoint_timer_query_webgl2') !== null;
  }

  measure(draw: () => void): void {
    const gl = this.#gl;
    if (!this.#hasTimer) {
      const start = performance.now();
      draw();
      this.#add(performance.now() - start);
      return;
    }
    this.#collect();
    const query = this.#pending ? null : gl.createQuery();
    if (query) gl.beginQuery(TIME_ELAPSED, query);
    draw();
    if (query) {
      gl.endQuery(TIME_ELAPSED);
      this.#pending = query;
    }
  }

  #collect(): void {
    const gl = this.#gl;
    const query = this.#pending;
    if (!query || !gl.getQueryParameter(query, gl.QUERY_RESULT_AVAILABLE)) return;
    if (!gl.getParameter(GPU_DISJOINT)) {
      this.#add((gl.getQueryParameter(query, gl.QUERY_RESULT) as number) / 1e6);
    }
    gl.deleteQuery(query);
    this.#pending = undefined;
  }

  #add(ms: number): void {
    this.#recent = [...this.#recent.slice(-19), ms];
  }

  /** Median of the last frames. */
  get cost(): FrameCost | undefined {
    if (this.#recent.length === 0) return undefined;
    const sorted = [...this.#recent].sort((a, b) => a - b);
    const ms = sorted[sorted.length >> 1] as number;
    return { ms, by: this.#hasTimer ? 'gpu' : 'cpu' };
  }
}
