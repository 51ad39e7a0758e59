import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is in the window of a visible tab. A demo that is not active stops drawing. */
export function useActive(element: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);
  const [isVisible, setVisible] = useState(true);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      // A busy page gets several at once; the last one is true now.
      setInView(entries.at(-1)?.isIntersecting ?? false);
    });
    if (element.current) observer.observe(element.current);
    const look = () => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [element]);
  return isInView && isVisible;
}
