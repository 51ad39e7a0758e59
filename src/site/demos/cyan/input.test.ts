import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstFrame } from './input.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A video that loads nothing by itself. */
function idleVideo(play: (video: HTMLVideoElement) => void) {
  const video = { readyState: 0 } as HTMLVideoElement;
  video.play = vi.fn(async () => play(video));
  return video;
}

test('a video that loads only when it plays, as on iPhones, is asked to play', async () => {
  const video = idleVideo(({ onloadeddata }) => onloadeddata?.call(video, new Event('loadeddata')));
  const frame = firstFrame(video);
  expect(video.play).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  await expect(frame).resolves.toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});

test('a video that never arrives is unreadable in the end', async () => {
  const refused = expect(firstFrame(idleVideo(() => {}))).rejects.toMatchObject({
    code: 'unreadable',
  });
  await vi.advanceTimersByTimeAsync(20_000);
  await refused;
});
