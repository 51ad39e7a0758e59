import { type LayerOptions, LayerRenderer } from './layers.ts';
import { performances } from './performances.ts';

declare global {
  interface Window {
    /** Builds the figure of a clip. */
    openClip(key: string, options: LayerOptions & { frames: number }): void;
    /** Draws a frame of it: 16-bit premultiplied light and coverage, in base64. */
    drawFrame(index: number): string;
  }
}

/** The shutter is open for half of a frame, as cameras are set for 25 frames a second. */
const shutterShare = 0.5;

window.openClip = (key, options) => {
  const make = performances[key];
  if (!make) throw new Error(`No clip '${key}'.`);
  const { stage, move } = make();
  const renderer = new LayerRenderer(stage, options);
  window.drawFrame = (index) => {
    const layer = renderer.render((shutter) =>
      move((index + shutterShare * shutter) / options.frames),
    );
    const bytes = new Uint8Array(layer.buffer);
    let text = '';
    for (let i = 0; i < bytes.length; i += 32768) {
      text += String.fromCharCode(...bytes.subarray(i, i + 32768));
    }
    return btoa(text);
  };
};
