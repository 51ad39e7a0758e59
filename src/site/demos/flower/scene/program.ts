/** The browser cannot draw the flowers: no WebGL 2, or its driver refused a shader. */
export class SceneUnavailable extends Error {}

export type Uniform = number | readonly number[] | Int32Array;

/** Milliseconds between two looks at whether a driver has linked a program. */
const LINK_CHECK_MS = 20;

/** A program whose uniforms are set by name. It can be used once `ready` has resolved. */
export class Program {
  readonly #gl: WebGL2RenderingContext;
  readonly #program: WebGLProgram;
  readonly #uniforms = new Map<string, { location: WebGLUniformLocation; type: number }>();

  /** Starts to compile; drivers do that beside the page where they can. */
  constructor(gl: WebGL2RenderingContext, vertex: string, fragment: string) {
    const program = gl.createProgram();
    for (const [type, source] of [
      [gl.VERTEX_SHADER, vertex],
      [gl.FRAGMENT_SHADER, fragment],
    ] as const) {
      const shader = gl.createShader(type);
      if (!shader) throw new SceneUnavailable('The WebGL context is lost.');
      gl.shaderSource(shader, source);
      gl.compileShader(shader);
      gl.attachShader(program, shader);
      gl.deleteShader(shader);
    }
    gl.linkProgram(program);
    this.#gl = gl;
    this.#program = program;
  }

  /** Waits for the driver without blocking the page; throws SceneUnavailable if it refuses. */
  async ready(): Promise<void> {
    const gl = this.#gl;
    const program = this.#program;
    const parallel = gl.getExtension('KHR_parallel_shader_compile');
    while (parallel && !gl.getProgramParameter(program, parallel.COMPLETION_STATUS_KHR)) {
      if (gl.isContextLost()) break;
      await new Promise((resolve) => setTimeout(resolve, LINK_CHECK_MS));
    }
    if (!gl.getProgramParameter(program, gl.LINK_STATUS)) {
      const logs = (gl.getAttachedShaders(program) ?? []).map((shader) =>
        gl.getShaderInfoLog(shader),
      );
      throw new SceneUnavailable([...logs, gl.getProgramInfoLog(program)].join('\n'));
    }
    const count: number = gl.getProgramParameter(program, gl.ACTIVE_UNIFORMS);
    for (let i = 0; i < count; i += 1) {
      const info = gl.getActiveUniform(program, i);
      const location = info && gl.getUniformLocation(program, info.name);
      if (info && location) {
        this.#uniforms.set(info.name.replace('[0]', ''), { location, type: info.type });
      }
    }
  }

  /** Makes the program current and sets those of the values that it reads. */
  bind(values: Readonly<Record<string, Uniform>>): void {
    const gl = this.#gl;
    // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's function, not a hook
    gl.useProgram(this.#program);
    for (const [name, value] of Object.entries(values)) {
      const known = this.#uniforms.get(name);
      if (!known) continue;
      const { location, type } = known;
      const numbers = typeof value === 'number' ? [value] : (value as number[]);
      if (type === gl.FLOAT) gl.uniform1fv(location, numbers);
      else if (type === gl.FLOAT_VEC2) gl.uniform2fv(location, numbers);
      else if (type === gl.FLOAT_VEC3) gl.uniform3fv(location, numbers);
      else if (type === gl.FLOAT_VEC4) gl.uniform4fv(location, numbers);
      else if (type === gl.FLOAT_MAT4) gl.uniformMatrix4fv(location, false, numbers);
      else gl.uniform1iv(location, numbers);
    }
  }
}
