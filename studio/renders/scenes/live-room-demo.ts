import { initialState } from '../../../src/site/demos/live-room/room-state.ts';
import { RoomView } from '../../../src/site/demos/live-room/view.ts';

/** Pixels of the drawing for each pixel of the picture, in width and in height. */
const FINENESS = 2;
/** Milliseconds between two frames: fast enough for the demo to keep its full quality. */
const FRAME_MS = 16;

/** The first frame of the live room demo, drawn by the demo itself, so that its still agrees with it. */
async function firstFrame(width = 1280): Promise<string> {
  const canvas = document.createElement('canvas');
  const view = await RoomView.create(canvas, initialState);
  await view.show(initialState);
  view.resize(width, Math.round((width * 10) / 16), FINENESS);
  let now = 0;
  // The monitors in the room show the cameras, so those are drawn first.
  while (view.draw(now, () => {})) now += FRAME_MS;
  view.refresh();
  view.draw(now + FRAME_MS, () => {});
  // In the same task as the drawing: a canvas of WebGL is empty afterwards.
  const address = canvas.toDataURL();
  view.dispose();
  return address;
}

export const firstFrames = { 'live-room-demo': firstFrame };
