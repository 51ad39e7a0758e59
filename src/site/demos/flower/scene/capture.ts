/** Drawings read back as pictures: straight sRGB with alpha, rows from the top. */

export interface Capture {
  width: number;
  height: number;
  /** Alpha comes from two drawings, before black and before white (Smith and Blinn 1996). */
  isTransparent: boolean;
}

/** Reads what `paint` draws onto the bound framebuffer, before grey of `backing` if it is given. */
export function capture(
  gl: WebGL2RenderingContext,
  paint: (backing?: number) => void,
  { width, height, isTransparent }: Capture,
): Uint8ClampedArray {
  const drawing = target(gl, width, height, true);
  const result = target(gl, width, height, false);
  const pixels = (backing?: number) => {
    gl.bindFramebuffer(gl.FRAMEBUFFER, drawing.framebuffer);
    paint(backing);
    gl.bindFramebuffer(gl.READ_FRAMEBUFFER, drawing.framebuffer);
    gl.bindFramebuffer(gl.DRAW_FRAMEBUFFER, result.framebuffer);
    gl.blitFramebuffer(0, 0, width, height, 0, 0, width, height, gl.COLOR_BUFFER_BIT, gl.NEAREST);
    gl.bindFramebuffer(gl.READ_FRAMEBUFFER, result.framebuffer);
    const data = new Uint8Array(width * height * 4);
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, data);
    return data;
  };
  const black = pixels(isTransparent ? 0 : undefined);
  const white = isTransparent ? pixels(1) : undefined;
  for (const one of [drawing, result]) one.dispose();
  gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  return straightRows(black, white, width, height);
}

/** Turns rows to start at the top, and two drawings into colour with alpha. */
export function straightRows(
  black: Uint8Array,
  white: Uint8Array | undefined,
  width: number,
  height: number,
): Uint8ClampedArray {
  const out = new Uint8ClampedArray(black.length);
  const row = width * 4;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < row; x += 4) {
      const from = (height - 1 - y) * row + x;
      const to = y * row + x;
      const at = (data: Uint8Array, c: number) => data[from + c] as number;
      let alpha = 255;
      if (white) {
        const differences = [0, 1, 2].map((c) => at(white, c) - at(black, c));
        alpha = 255 - differences.reduce((sum, one) => sum + one, 0) / 3;
      }
      for (let c = 0; c < 3; c += 1) {
        out[to + c] = alpha > 0 ? (at(black, c) * 255) / alpha : 0;
      }
      out[to + 3] = alpha;
    }
  }
  return out;
}

/** A place to draw into: with several samples for each pixel, or with one that can be read. */
function target(gl: WebGL2RenderingContext, width: number, height: number, sampled: boolean) {
  const framebuffer = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
  const samples = sampled ? Math.min(4, gl.getParameter(gl.MAX_SAMPLES) as number) : 0;
  const buffers = [[gl.RGBA8, gl.COLOR_ATTACHMENT0] as const].concat(
    sampled ? [[gl.DEPTH_COMPONENT24, gl.DEPTH_ATTACHMENT] as never] : [],
  );
  const made = buffers.map(([format, attachment]) => {
    const buffer = gl.createRenderbuffer();
    gl.bindRenderbuffer(gl.RENDERBUFFER, buffer);
    gl.renderbufferStorageMultisample(gl.RENDERBUFFER, samples, format, width, height);
    gl.framebufferRenderbuffer(gl.FRAMEBUFFER, attachment, gl.RENDERBUFFER, buffer);
    return buffer;
  });
  return {
    framebuffer,
    dispose: () => {
      for (const buffer of made) gl.deleteRenderbuffer(buffer);
      gl.deleteFramebuffer(framebuffer);
    },
  };
}
