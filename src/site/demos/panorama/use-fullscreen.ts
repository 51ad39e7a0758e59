import { type RefObject, useEffect, useState } from 'react';

/** Shows an element on the whole screen, where the browser can: that of the iPhone cannot. */
export function useFullscreen(box: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const note = () => setFull(document.fullscreenElement === box.current);
    document.addEventListener('fullscreenchange', note);
    return () => document.removeEventListener('fullscreenchange', note);
  }, [box]);
  const toggle = () => {
    const change = isFull ? document.exitFullscreen() : box.current?.requestFullscreen();
    // A refusal leaves the picture as it is.
    change?.catch(() => {});
  };
  return { isFull, isPossible: document.fullscreenEnabled, toggle };
}
