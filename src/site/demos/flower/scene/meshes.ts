import { VALUES } from './petals.ts';

/** Cells along each side of a petal, which is bent. */
const CELLS = 3;
const BYTES = VALUES * Uint16Array.BYTES_PER_ELEMENT;

/** Corners of a grid of squares from -1 to 1 and the triangles between them. */
function grid(cells: number): { corners: Float32Array; triangles: Uint8Array } {
  const side = cells + 1;
  const corners = Float32Array.from({ length: side * side * 2 }, (_, i) => {
    const corner = i >> 1;
    return (((i & 1 ? Math.floor(corner / side) : corner % side) / cells) * 2 - 1) as number;
  });
  const triangles: number[] = [];
  for (let y = 0; y < cells; y += 1) {
    for (let x = 0; x < cells; x += 1) {
      const a = y * side + x;
      triangles.push(a, a + 1, a + side, a + 1, a + side + 1, a + side);
    }
  }
  return { corners, triangles: Uint8Array.from(triangles) };
}

/** All petals on the GPU, for one draw call: those of bursts, then those that fall. */
export class PetalMesh {
  readonly #gl: WebGL2RenderingContext;
  readonly #array: WebGLVertexArrayObject;
  readonly #instances: WebGLBuffer;
  readonly #triangles: number;
  readonly #bursting: Uint16Array;
  #falling = 0;
  /** Petals at the beginning that are left out, as the attributes are set. */
  #skipped = -1;

  /** `bursting` has the petals of all bursts that can be seen at once. */
  constructor(gl: WebGL2RenderingContext, bursting: Uint16Array) {
    const { corners, triangles } = grid(CELLS);
    this.#gl = gl;
    this.#bursting = bursting;
    this.#triangles = triangles.length;
    this.#array = gl.createVertexArray();
    gl.bindVertexArray(this.#array);
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    gl.bufferData(gl.ARRAY_BUFFER, corners, gl.STATIC_DRAW);
    gl.enableVertexAttribArray(0);
    gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
    gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, triangles, gl.STATIC_DRAW);
    this.#instances = gl.createBuffer();
    for (let i = 1; i <= VALUES / 4; i += 1) {
      gl.enableVertexAttribArray(i);
      gl.vertexAttribDivisor(i, 1);
    }
    gl.bindVertexArray(null);
  }

  /** The petals that fall, in the order in which they are drawn. */
  setFalling(layers: readonly Uint16Array[]): void {
    const gl = this.#gl;
    const sizes = [this.#bursting, ...layers].map(({ length }) => length);
    const all = new Uint16Array(sizes.reduce((sum, size) => sum + size, 0));
    let at = 0;
    for (const values of [this.#bursting, ...layers]) {
      all.set(values, at);
      at += values.length;
    }
    gl.bindBuffer(gl.ARRAY_BUFFER, this.#instances);
    gl.bufferData(gl.ARRAY_BUFFER, all, gl.STATIC_DRAW);
    this.#falling = (all.length - this.#bursting.length) / VALUES;
  }

  /** Draws the petals of bursts, so many of them, and all that fall. */
  draw(bursting: number): void {
    const gl = this.#gl;
    const count = bursting + this.#falling;
    if (count === 0) return;
    gl.bindVertexArray(this.#array);
    this.#skip(this.#bursting.length / VALUES - bursting);
    gl.drawElementsInstanced(gl.TRIANGLES, this.#triangles, gl.UNSIGNED_BYTE, 0, count);
    gl.bindVertexArray(null);
  }

  /** WebGL 2 draws from the first instance on: another one is first if the attributes begin later. */
  #skip(petals: number): void {
    if (petals === this.#skipped) return;
    const gl = this.#gl;
    gl.bindBuffer(gl.ARRAY_BUFFER, this.#instances);
    for (let i = 0; i < VALUES / 4; i += 1) {
      const offset = petals * BYTES + i * 8;
      gl.vertexAttribPointer(i + 1, 4, gl.UNSIGNED_SHORT, true, BYTES, offset);
    }
    this.#skipped = petals;
  }
}
