import { useEffect, useRef, useState } from 'react';

/** Share of a card that must be on the screen, or of the screen that it must fill. */
const SHARE = 0.6;

/** Notes which of the cards, marked by `data-item`, have been on the screen. */
export function useSeen() {
  const list = useRef<HTMLUListElement>(null);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const cards = list.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [];
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.flatMap(({ target, intersectionRatio, intersectionRect }) => {
          const isShown =
            intersectionRatio >= SHARE || intersectionRect.height >= innerHeight * SHARE;
          return isShown ? [(target as HTMLElement).dataset.item ?? ''] : [];
        });
        if (shown.length > 0) setSeen((before) => new Set([...before, ...shown]));
      },
      { threshold: [0, 0.2, 0.4, SHARE] },
    );
    for (const card of cards) observer.observe(card);
    return () => observer.disconnect();
  }, []);
  return { list, seen };
}
