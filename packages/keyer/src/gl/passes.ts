/** Compiled passes and the textures they draw into. */
import { vertexShader } from './head.glsl.ts';
import { fragmentShaders, type PassName } from './shaders.ts';

/** The device cannot run the keyer; `reason` is for a person. */
export class KeyerUnavailable extends Error {
  override name = 'KeyerUnavailable';
}

export interface Target {
  readonly texture: WebGLTexture;
  readonly framebuffer: WebGLFramebuffer;
  readonly width: number;
  readonly height: number;
}

export type Uniform = number | boolean | WebGLTexture | readonly number[];

interface Pass {
  readonly program: WebGLProgram;
  readonly uniforms: Map<
    string,
    { readonly location: WebGLUniformLocation; readonly type: number }
  >;
}

function compile(gl: WebGL2RenderingContext, type: number, source: string): WebGLShader {
  const shader = gl.createShader(type);
  if (!shader) throw new KeyerUnavailable('The graphics context is lost.');
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  return shader;
}

export class Passes {
  readonly gl: WebGL2RenderingContext;
  readonly #passes = new Map<PassName, Pass>();
  readonly #targets: Target[] = [];

  constructor(gl: WebGL2RenderingContext) {
    this.gl = gl;
    if (!gl.getExtension('EXT_color_buffer_float')) {
      throw new KeyerUnavailable('The graphics device cannot draw into float textures.');
    }
    const vertex = compile(gl, gl.VERTEX_SHADER, vertexShader);
    const programs = Object.entries(fragmentShaders).map(([name, source]) => {
      const program = gl.createProgram();
      const fragment = compile(gl, gl.FRAGMENT_SHADER, source);
      gl.attachShader(program, vertex);
      gl.attachShader(program, fragment);
      gl.linkProgram(program);
      return { name: name as PassName, program, fragment };
    });
    // All are being compiled by now, side by side where the driver can.
    for (const { name, program, fragment } of programs) {
      if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) {
        const log = gl.getShaderInfoLog(fragment) ?? gl.getProgramInfoLog(program);
        throw new KeyerUnavailable(`The graphics driver refused the pass "${name}": ${log}`);
      }
      gl.deleteShader(fragment);
      this.#passes.set(name, { program, uniforms: this.#uniformsOf(program) });
    }
    gl.deleteShader(vertex);
  }

  #uniformsOf(program: WebGLProgram): Pass['uniforms'] {
    const { gl } = this;
    const uniforms: Pass['uniforms'] = new Map();
    const count = gl.getProgramParameter(program, gl.ACTIVE_UNIFORMS) as number;
    for (let i = 0; i < count; i += 1) {
      const info = gl.getActiveUniform(program, i);
      const location = info && gl.getUniformLocation(program, info.name);
      if (info && location) {
        uniforms.set(info.name.replace('[0]', ''), { location, type: info.type });
      }
    }
    return uniforms;
  }

  /** A texture to draw into: 32-bit floats for plates, 16-bit for pictures, bytes to read back. */
  target(width: number, height: number, kind: 'float' | 'half' | 'byte' = 'float'): Target {
    const { gl } = this;
    const formats = { float: gl.RGBA32F, half: gl.RGBA16F, byte: gl.RGBA8 };
    const texture = this.texture();
    gl.texStorage2D(gl.TEXTURE_2D, 1, formats[kind], width, height);
    const framebuffer = gl.createFramebuffer();
    gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
    const target: Target = { texture, framebuffer, width, height };
    this.#targets.push(target);
    return target;
  }

  /** An empty texture that is read pixel by pixel; bound to unit 0. */
  texture(): WebGLTexture {
    const { gl } = this;
    const texture = gl.createTexture();
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    for (const parameter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) {
      gl.texParameteri(gl.TEXTURE_2D, parameter, gl.NEAREST);
    }
    for (const parameter of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) {
      gl.texParameteri(gl.TEXTURE_2D, parameter, gl.CLAMP_TO_EDGE);
    }
    return texture;
  }

  /** Runs a pass into a target, or onto the canvas. */
  draw(name: PassName, target: Target | null, values: Readonly<Record<string, Uniform>>): void {
    const { gl } = this;
    const pass = this.#passes.get(name) as Pass;
    gl.bindFramebuffer(gl.FRAMEBUFFER, target?.framebuffer ?? null);
    gl.viewport(
      0,
      0,
      target?.width ?? gl.drawingBufferWidth,
      target?.height ?? gl.drawingBufferHeight,
    );
    gl.useProgram(pass.program);
    let unit = 0;
    for (const [uniform, value] of Object.entries(values)) {
      const known = pass.uniforms.get(uniform);
      if (!known) continue;
      if (known.type === gl.SAMPLER_2D) {
        gl.activeTexture(gl.TEXTURE0 + unit);
        gl.bindTexture(gl.TEXTURE_2D, value as WebGLTexture);
        gl.uniform1i(known.location, unit);
        unit += 1;
      } else {
        this.#setNumbers(
          known,
          typeof value === 'object' ? (value as readonly number[]) : [Number(value)],
        );
      }
    }
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }

  #setNumbers(
    { location, type }: { location: WebGLUniformLocation; type: number },
    value: readonly number[],
  ) {
    const { gl } = this;
    const numbers = value as number[];
    if (type === gl.FLOAT) gl.uniform1fv(location, numbers);
    else if (type === gl.FLOAT_VEC2) gl.uniform2fv(location, numbers);
    else if (type === gl.FLOAT_VEC3) gl.uniform3fv(location, numbers);
    else if (type === gl.FLOAT_VEC4) gl.uniform4fv(location, numbers);
    else if (type === gl.INT_VEC2) gl.uniform2iv(location, numbers);
    else gl.uniform1iv(location, numbers);
  }

  /** Frees a target. */
  release(target: Target): void {
    this.gl.deleteFramebuffer(target.framebuffer);
    this.gl.deleteTexture(target.texture);
    this.#targets.splice(this.#targets.indexOf(target), 1);
  }

  dispose(): void {
    for (const target of [...this.#targets]) this.release(target);
    for (const { program } of this.#passes.values()) this.gl.deleteProgram(program);
    this.#passes.clear();
  }
}
