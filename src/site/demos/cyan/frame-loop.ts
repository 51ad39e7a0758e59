/**
 * Calls back for each new frame of a video, until the returned function is called. Browsers
 * without `requestVideoFrameCallback` look at the time of the video before each repaint.
 */
export function onEachFrame(video: HTMLVideoElement, callback: () => void): () => void {
  let stopped = false;
  if ('requestVideoFrameCallback' in video) {
    let id = 0;
    const next = () => {
      if (stopped) return;
      callback();
      id = video.requestVideoFrameCallback(next);
    };
    id = video.requestVideoFrameCallback(next);
    return () => {
      stopped = true;
      video.cancelVideoFrameCallback(id);
    };
  }
  return onEachTime(video, callback);
}

function onEachTime(video: HTMLVideoElement, callback: () => void): () => void {
  let id = 0;
  let time = -1;
  const next = () => {
    if (video.currentTime !== time) {
      time = video.currentTime;
      callback();
    }
    id = requestAnimationFrame(next);
  };
  id = requestAnimationFrame(next);
  return () => cancelAnimationFrame(id);
}
