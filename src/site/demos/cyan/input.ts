/** What the demo keys: a clip, a picture, a video file or the camera. */
import type { Frame } from '#keyer/image.ts';
import type { SampleClip } from './clips/clips.ts';

/** What both the 2D canvas and WebGL can read. */
export type Drawable = HTMLVideoElement | HTMLCanvasElement | ImageBitmap;

export interface Input {
  readonly kind: 'clip' | 'picture' | 'video' | 'camera';
  /** Size in which it is keyed. */
  readonly width: number;
  readonly height: number;
  /** Absent for pictures. */
  readonly video?: HTMLVideoElement;
  /** The picture as it is now, in that size. */
  current(): Drawable;
  close(): void;
}

export type InputProblemCode = 'unreadable' | 'no-camera' | 'camera-refused' | 'camera-busy';

/** An input that cannot be opened; the code has words in the messages. */
export class InputProblem extends Error {
  override name = 'InputProblem';
  readonly code: InputProblemCode;

  constructor(code: InputProblemCode) {
    super(`The input cannot be opened: ${code}.`);
    this.code = code;
  }
}

/** Greatest width of a keyed picture; phones have less memory for it. */
const greatestWidth = () => (matchMedia('(pointer: coarse)').matches ? 1280 : 1920);

/** The size with its proportions, at most `limit` wide and as high. */
export function fittingSize(width: number, height: number, limit: number) {
  const scale = Math.min(1, limit / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

export function newCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** The 2D context of a canvas that has no other. */
export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The canvas has no 2D context.');
  return context;
}

/** Pixels of a picture, drawn to a size. */
export function pixelsOf(image: Drawable, width: number, height: number): Frame {
  const context = contextOf(newCanvas(width, height));
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

/** An input as it is now, at most `limit` wide and high, with even sides. */
export function frameOf(input: Input, limit: number): Frame {
  const { width, height } = fittingSize(input.width, input.height, limit);
  const even = (length: number) => Math.max(2, length - (length % 2));
  return pixelsOf(input.current(), even(width), even(height));
}

/** Reads a picture file without changing the colours of transparent pixels. */
export async function readPicture(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file, { premultiplyAlpha: 'none' }).catch(() => {
    throw new InputProblem('unreadable');
  });
}

export async function openPicture(file: Blob): Promise<Input> {
  const bitmap = await readPicture(file);
  const { width, height } = fittingSize(bitmap.width, bitmap.height, greatestWidth());
  let image: Drawable = bitmap;
  if (width !== bitmap.width) {
    image = newCanvas(width, height);
    const context = contextOf(image);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
  }
  return { kind: 'picture', width, height, current: () => image, close: () => bitmap.close() };
}

/** A video element that iOS plays in the page. */
function newVideo(): HTMLVideoElement {
  const video = document.createElement('video');
  video.muted = true;
  video.loop = true;
  video.playsInline = true;
  video.preload = 'auto';
  return video;
}

/** `HTMLMediaElement.HAVE_CURRENT_DATA`: the video has a frame. */
const HAS_FRAME = 2;
/** Time after which a video without a frame is asked to play: iPhones load none before. */
const ASK_MS = 1_500;
/** Time after which a video without a frame counts as unreadable. */
const PATIENCE_MS = 20_000;

/** Waits for the first frame of a video. */
export async function firstFrame(video: HTMLVideoElement): Promise<void> {
  if (video.readyState >= HAS_FRAME) return;
  const timers: ReturnType<typeof setTimeout>[] = [];
  const arrived = new Promise<void>((resolve, reject) => {
    const refuse = () => reject(new InputProblem('unreadable'));
    video.onloadeddata = () => resolve();
    video.onerror = refuse;
    timers.push(
      setTimeout(() => video.play().catch(() => undefined), ASK_MS),
      setTimeout(refuse, PATIENCE_MS),
    );
  });
  await arrived.finally(() => timers.forEach(clearTimeout));
}

function videoInput(kind: Input['kind'], video: HTMLVideoElement, release: () => void): Input {
  const { width, height } = fittingSize(video.videoWidth, video.videoHeight, greatestWidth());
  const small = width === video.videoWidth ? undefined : newCanvas(width, height);
  return {
    kind,
    width,
    height,
    video,
    current() {
      if (!small) return video;
      contextOf(small).drawImage(video, 0, 0, width, height);
      return small;
    },
    close() {
      video.pause();
      release();
      video.removeAttribute('src');
      video.srcObject = null;
      video.load();
    },
  };
}

/** Where a browser cannot play the clip, its first frame takes its place. */
export async function openClip(clip: SampleClip): Promise<Input> {
  const video = newVideo();
  video.src = clip.video;
  try {
    await firstFrame(video);
  } catch {
    return openPicture(await (await fetch(clip.poster)).blob());
  }
  return videoInput('clip', video, () => {});
}

export async function openVideo(file: Blob): Promise<Input> {
  const video = newVideo();
  const address = URL.createObjectURL(file);
  video.src = address;
  try {
    await firstFrame(video);
  } catch (error) {
    URL.revokeObjectURL(address);
    throw error;
  }
  return videoInput('video', video, () => URL.revokeObjectURL(address));
}

/** Opens a camera. Its pictures stay in this page. */
export async function openCamera(facing: 'user' | 'environment'): Promise<Input> {
  if (!navigator.mediaDevices?.getUserMedia) throw new InputProblem('no-camera');
  const stream = await navigator.mediaDevices
    .getUserMedia({
      audio: false,
      video: { facingMode: facing, width: { ideal: 1280 }, height: { ideal: 720 } },
    })
    .catch((error: unknown) => {
      throw new InputProblem(cameraProblem(error instanceof Error ? error.name : ''));
    });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  const video = newVideo();
  video.srcObject = stream;
  try {
    // WeChat on iOS delivers no frame before an explicit play().
    await video.play();
    await firstFrame(video);
  } catch {
    stop();
    throw new InputProblem('camera-busy');
  }
  return videoInput('camera', video, stop);
}

function cameraProblem(name: string): InputProblemCode {
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'camera-refused';
  return name === 'NotReadableError' || name === 'AbortError' ? 'camera-busy' : 'no-camera';
}
