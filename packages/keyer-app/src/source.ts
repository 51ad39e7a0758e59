/** Where pictures come from: a camera, a window, or a file. */
export interface PictureSource {
  /** A video gives new frames, an image one. */
  readonly image: HTMLVideoElement | ImageBitmap;
  /** Name of the camera, window or file. */
  readonly name: string;
  stop(): void;
}

export function sizeOf(image: PictureSource['image']): { width: number; height: number } {
  return image instanceof HTMLVideoElement
    ? { width: image.videoWidth, height: image.videoHeight }
    : { width: image.width, height: image.height };
}

async function play(video: HTMLVideoElement): Promise<void> {
  video.muted = true;
  video.playsInline = true;
  await video.play();
}

async function fromStream(stream: MediaStream, onEnded: () => void): Promise<PictureSource> {
  const video = document.createElement('video');
  video.srcObject = stream;
  const [track] = stream.getVideoTracks();
  track?.addEventListener('ended', onEnded);
  await play(video);
  return {
    image: video,
    name: track?.label ?? '',
    stop() {
      for (const one of stream.getTracks()) one.stop();
      video.srcObject = null;
    },
  };
}

/** Opens a camera by its name; any camera where there is none of that name. */
export async function openCamera(
  name: string,
  height: number,
  onEnded: () => void,
): Promise<PictureSource> {
  const size = { height: { ideal: height }, width: { ideal: Math.round((height * 16) / 9) } };
  const stream = await navigator.mediaDevices.getUserMedia({ video: size });
  // Names are known only after the first camera was allowed.
  const wanted = name && (await cameras()).find(({ label }) => label === name);
  const [track] = stream.getVideoTracks();
  if (!wanted || track?.label === name) return fromStream(stream, onEnded);
  for (const one of stream.getTracks()) one.stop();
  const video = { ...size, deviceId: { exact: wanted.deviceId } };
  return fromStream(await navigator.mediaDevices.getUserMedia({ video }), onEnded);
}

export async function cameras(): Promise<MediaDeviceInfo[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.filter(({ kind, label }) => kind === 'videoinput' && label !== '');
}

export async function openWindow(onEnded: () => void): Promise<PictureSource> {
  return fromStream(await navigator.mediaDevices.getDisplayMedia({ video: true }), onEnded);
}

/** Opens a picture or a video, which plays in a loop. */
export async function openFile(file: File): Promise<PictureSource> {
  if (file.type.startsWith('image/')) {
    const image = await createImageBitmap(file, {
      premultiplyAlpha: 'none',
      colorSpaceConversion: 'none',
    });
    return { image, name: file.name, stop: () => image.close() };
  }
  const address = URL.createObjectURL(file);
  const video = document.createElement('video');
  video.src = address;
  video.loop = true;
  await play(video);
  return {
    image: video,
    name: file.name,
    stop() {
      video.pause();
      URL.revokeObjectURL(address);
    },
  };
}
