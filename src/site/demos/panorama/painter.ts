import { axesOf, type Look } from './direction.ts';

const VERTEX = `#version 300 es
out vec2 place;
void main() {
  place = vec2(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0);
  gl_Position = vec4(place, 0.0, 1.0);
}`;

const FRAGMENT = `#version 300 es
precision highp float;
in vec2 place;
uniform vec2 half_size;
uniform mat3 axes;
uniform float span;
uniform sampler2D panorama;
out vec4 color;
void main() {
  vec3 ray = normalize(axes * vec3(place * half_size, -1.0));
  float yaw = atan(ray.x, -ray.z);
  float pitch = asin(clamp(ray.y, -1.0, 1.0));
  color = vec4(texture(panorama, vec2(0.5 + yaw / span, 0.5 - 2.0 * pitch / span)).rgb, 1.0);
}`;

/** Draws a look into a panorama: one triangle and one texture. */
export class PanoramaPainter {
  readonly #gl: WebGL2RenderingContext;
  readonly #uniforms: Record<'half_size' | 'axes' | 'span', WebGLUniformLocation | null>;
  readonly #span: number;
  #texture: WebGLTexture | null = null;

  /**
   * @param width degrees from the left to the right edge of the panorama
   * @throws Error where the browser cannot compile the shaders
   */
  constructor(gl: WebGL2RenderingContext, width: number) {
    this.#gl = gl;
    this.#span = (width * Math.PI) / 180;
    const program = gl.createProgram();
    for (const [type, source] of [
      [gl.VERTEX_SHADER, VERTEX],
      [gl.FRAGMENT_SHADER, FRAGMENT],
    ] as const) {
      const shader = gl.createShader(type);
      if (!shader) throw new Error('the context is lost');
      gl.shaderSource(shader, source);
      gl.compileShader(shader);
      gl.attachShader(program, shader);
    }
    gl.linkProgram(program);
    if (!gl.getProgramParameter(program, gl.LINK_STATUS)) {
      throw new Error(gl.getProgramInfoLog(program) ?? 'the shaders did not link');
    }
    // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's function, not a hook
    gl.useProgram(program);
    const at = (name: string) => gl.getUniformLocation(program, name);
    this.#uniforms = { half_size: at('half_size'), axes: at('axes'), span: at('span') };
  }

  /** Takes a picture in place of the one before, whose memory is given back. */
  show(picture: TexImageSource): void {
    const gl = this.#gl;
    const texture = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB8, gl.RGB, gl.UNSIGNED_BYTE, picture);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
    // A whole panorama has no edge at the back.
    const isWhole = this.#span > 2 * Math.PI - 0.01;
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, isWhole ? gl.REPEAT : gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    gl.deleteTexture(this.#texture);
    this.#texture = texture;
  }

  /** @param size of the picture in pixels */
  draw(look: Look, [width, height]: readonly [width: number, height: number]): void {
    const gl = this.#gl;
    if (!this.#texture) return;
    if (gl.canvas.width !== width || gl.canvas.height !== height) {
      gl.canvas.width = width;
      gl.canvas.height = height;
    }
    gl.viewport(0, 0, width, height);
    const half = Math.tan((look.fov * Math.PI) / 360);
    gl.uniform2f(this.#uniforms.half_size, (half * width) / height, half);
    gl.uniform1f(this.#uniforms.span, this.#span);
    gl.uniformMatrix3fv(this.#uniforms.axes, false, axesOf(look).flat());
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }

  dispose(): void {
    this.#gl.deleteTexture(this.#texture);
    this.#texture = null;
  }
}
