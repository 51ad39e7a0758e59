// Time of the keyer's GPU passes beside a shader that only copies: node bench/keyer/frame-time.ts CHROMIUM
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type * as library from '#keyer/keyer.ts';
import type { KeyerSettings } from '#keyer/settings.ts';
import { bundleKeyer } from '../../scripts/lib/keyer-bundle.mjs';
import { figure, markdownTable, median } from '../table.ts';

declare const keyer: typeof library;

const KIT = path.resolve(import.meta.dirname, '../../packages/keyer/conformance');
const SIZES = [
  { name: '1080p', width: 1920, height: 1080, frames: 5 },
  { name: '4K', width: 3840, height: 2160, frames: 3 },
] as const;

interface Job {
  readonly picture: string;
  readonly settings: KeyerSettings;
  readonly width: number;
  readonly height: number;
  readonly frames: number;
}

interface Times {
  readonly renderer: string;
  /** Milliseconds of each frame, from the upload until the canvas is drawn. */
  readonly keyed: readonly number[];
  readonly copied: readonly number[];
  /** Share of each kind of pass of one frame in which every pass was waited for. */
  readonly shares: Readonly<Record<string, number>>;
}

/**
 * Runs in the page. Keyer and copy take turns, so that what else the machine does weighs on both
 * alike; each frame ends with reading a pixel back, which waits until all is drawn.
 */
async function measureInPage(job: Job): Promise<Times> {
  const { width, height } = job;
  const blob = await (await fetch(job.picture)).blob();
  const image = await createImageBitmap(blob, {
    premultiplyAlpha: 'none',
    resizeWidth: width,
    resizeHeight: height,
  });
  const contextOf = (canvas: HTMLCanvasElement) => {
    const gl = canvas.getContext('webgl2');
    if (!gl) throw new Error('WebGL2 is missing.');
    return gl;
  };
  // Commands run in their order, so a pixel of the canvas comes after all that was drawn elsewhere.
  const finish = (gl: WebGL2RenderingContext) => {
    gl.bindFramebuffer(gl.READ_FRAMEBUFFER, null);
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
  };
  const timeOf = (gl: WebGL2RenderingContext, draw: () => void) => {
    finish(gl);
    const start = performance.now();
    draw();
    finish(gl);
    return performance.now() - start;
  };

  const canvas = document.createElement('canvas');
  const gpu = new keyer.GlKeyer(canvas);
  const keyerContext = contextOf(canvas);
  gpu.settings = job.settings;
  const keyFrame = () => {
    gpu.key({ image, width, height });
    gpu.show();
  };

  const copyCanvas = document.createElement('canvas');
  copyCanvas.width = width;
  copyCanvas.height = height;
  const copyContext = contextOf(copyCanvas);
  const copyFrame = (() => {
    const gl = copyContext;
    const program = gl.createProgram();
    for (const [type, source] of [
      [
        gl.VERTEX_SHADER,
        `#version 300 es
        void main() {
          vec2 corner = vec2((gl_VertexID << 1) & 2, gl_VertexID & 2);
          gl_Position = vec4(corner * 2.0 - 1.0, 0.0, 1.0);
        }`,
      ],
      [
        gl.FRAGMENT_SHADER,
        `#version 300 es
        precision highp float;
        uniform sampler2D uImage;
        out vec4 result;
        void main() { result = texelFetch(uImage, ivec2(gl_FragCoord.xy), 0); }`,
      ],
    ] as const) {
      const shader = gl.createShader(type) as WebGLShader;
      gl.shaderSource(shader, source);
      gl.compileShader(shader);
      gl.attachShader(program, shader);
    }
    gl.linkProgram(program);
    gl.useProgram(program);
    gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
    return () => {
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, image);
      gl.viewport(0, 0, width, height);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    };
  })();

  keyFrame();
  copyFrame();
  const keyed: number[] = [];
  const copied: number[] = [];
  for (let index = 0; index < job.frames; index += 1) {
    keyed.push(timeOf(keyerContext, keyFrame));
    copied.push(timeOf(copyContext, copyFrame));
  }

  // Passes over the whole picture in their order; all others are on the small one.
  const whole = ['linear light', 'key', 'show'];
  const shares: Record<string, number> = { 'plates and small pictures': 0 };
  const drawArrays = keyerContext.drawArrays.bind(keyerContext);
  let seen = 0;
  let sum = 0;
  keyerContext.drawArrays = (...drawing) => {
    const [, , across] = keyerContext.getParameter(keyerContext.VIEWPORT) as Int32Array;
    const took = timeOf(keyerContext, () => drawArrays(...drawing));
    const name = across === width ? (whole[seen++] ?? 'other') : 'plates and small pictures';
    shares[name] = (shares[name] ?? 0) + took;
    sum += took;
  };
  keyFrame();
  for (const name of Object.keys(shares)) shares[name] = (shares[name] as number) / sum;
  const info = keyerContext.getExtension('WEBGL_debug_renderer_info');
  const renderer = info
    ? String(keyerContext.getParameter(info.UNMASKED_RENDERER_WEBGL))
    : 'not named';
  return { renderer, keyed, copied, shares };
}

const [first] = JSON.parse(readFileSync(path.join(KIT, 'kit.json'), 'utf8')).cases as readonly {
  key: string;
  settings: KeyerSettings;
}[];
if (!first) throw new Error('The conformance kit is empty.');
const png = readFileSync(path.join(KIT, `${first.key}.frame.png`)).toString('base64');
const chromiumPath = process.argv[2];
if (!chromiumPath) throw new Error('Usage: node bench/keyer/frame-time.ts CHROMIUM');
const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: ['--no-sandbox', '--ignore-gpu-blocklist', '--enable-unsafe-swiftshader'],
});
try {
  const page = await browser.newPage();
  await page.goto('about:blank');
  await page.addScriptTag({ content: await bundleKeyer('iife') });
  const rows: Record<string, string>[] = [];
  const passes: Record<string, string>[] = [];
  let renderer = '';
  for (const { name, ...size } of SIZES) {
    const times = await page.evaluate(measureInPage, {
      ...size,
      picture: `data:image/png;base64,${png}`,
      settings: first.settings,
    });
    renderer = times.renderer;
    const keyed = median(times.keyed);
    const copied = median(times.copied);
    const ratios = times.keyed.map((ms, index) => ms / (times.copied[index] as number));
    rows.push({
      size: `${name}, ${size.width} x ${size.height}`,
      'copy, ms': figure(copied),
      'this keyer, ms': figure(keyed),
      ratio: figure(keyed / copied),
      'ratio of single frames': `${figure(Math.min(...ratios))} to ${figure(Math.max(...ratios))}`,
    });
    passes.push({
      size: name,
      ...Object.fromEntries(
        Object.entries(times.shares).map(([pass, share]) => [pass, `${figure(share * 100)}%`]),
      ),
    });
  }
  process.stdout.write(`\n### Time of a frame: ${renderer}\n\n${markdownTable(rows)}`);
  process.stdout.write(`\n### Share of each pass\n\n${markdownTable(passes)}`);
} finally {
  await browser.close();
}
