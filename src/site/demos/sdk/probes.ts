/** Looks at what this browser offers to a keyer. Nothing is sent. */
export const probeKeys = [
  'webgl2',
  'floatTargets',
  'textureSize',
  'gpu',
  'frameCallback',
  'camera',
  'webCodecs',
] as const;
export type ProbeKey = (typeof probeKeys)[number];

export interface Probe {
  readonly state: 'ok' | 'partial' | 'missing';
  /** A name or a number that the browser reported. */
  readonly value?: string;
}

/** Width of a 4K frame. */
const WIDE = 3840;

const found = (isFound: boolean): Probe => ({ state: isFound ? 'ok' : 'missing' });

export function probeDevice(): Record<ProbeKey, Probe> {
  const gl = document.createElement('canvas').getContext('webgl2');
  const probes = {
    webgl2: found(gl !== null),
    floatTargets: found(Boolean(gl?.getExtension('EXT_color_buffer_float'))),
    textureSize: textureProbe(gl),
    gpu: gpuProbe(gl),
    frameCallback: found('requestVideoFrameCallback' in HTMLVideoElement.prototype),
    camera: cameraProbe(),
    webCodecs: found('VideoFrame' in window && 'VideoDecoder' in window),
  };
  // Browsers keep only a few contexts alive; this one is not needed any more.
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return probes;
}

function textureProbe(gl: WebGL2RenderingContext | null): Probe {
  if (!gl) return { state: 'missing' };
  const size = gl.getParameter(gl.MAX_TEXTURE_SIZE) as number;
  return { state: size >= WIDE ? 'ok' : 'partial', value: `${size} px` };
}

function gpuProbe(gl: WebGL2RenderingContext | null): Probe {
  const extension = gl?.getExtension('WEBGL_debug_renderer_info');
  // Firefox gives the name as RENDERER and wants no extension.
  const name = gl?.getParameter(extension ? extension.UNMASKED_RENDERER_WEBGL : gl.RENDERER);
  return typeof name === 'string' && name !== ''
    ? { state: 'ok', value: name }
    : { state: 'missing' };
}

function cameraProbe(): Probe {
  if (typeof navigator.mediaDevices?.getUserMedia === 'function') return { state: 'ok' };
  return { state: window.isSecureContext ? 'missing' : 'partial' };
}
