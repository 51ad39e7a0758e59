import { VALUES } from './petals.ts';

/** Cells along each side of a near petal, which is bent; a far one is a plain square. */
const FINE_CELLS = 3;

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

/** Petals of one layer on the GPU. */
export class PetalMesh {
  readonly #gl: WebGL2RenderingContext;
  readonly #array: WebGLVertexArrayObject;
  readonly #instances: WebGLBuffer;
  readonly #triangles: number;
  #count = 0;

  constructor(gl: WebGL2RenderingContext, detail: 'fine' | 'plain') {
    const { corners, triangles } = grid(detail === 'fine' ? FINE_CELLS : 1);
    this.#gl = gl;
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
    gl.bindBuffer(gl.ARRAY_BUFFER, this.#instances);
    for (let i = 0; i < VALUES / 4; i += 1) {
      gl.enableVertexAttribArray(i + 1);
      gl.vertexAttribPointer(i + 1, 4, gl.UNSIGNED_SHORT, true, VALUES * 2, i * 8);
      gl.vertexAttribDivisor(i + 1, 1);
    }
    gl.bindVertexArray(null);
  }

  set values(values: Uint16Array) {
    const gl = this.#gl;
    gl.bindBuffer(gl.ARRAY_BUFFER, this.#instances);
    gl.bufferData(gl.ARRAY_BUFFER, values, gl.STATIC_DRAW);
    this.#count = values.length / VALUES;
  }

  draw(count = this.#count): void {
    if (count === 0) return;
    const gl = this.#gl;
    gl.bindVertexArray(this.#array);
    gl.drawElementsInstanced(gl.TRIANGLES, this.#triangles, gl.UNSIGNED_BYTE, 0, count);
    gl.bindVertexArray(null);
  }
}
