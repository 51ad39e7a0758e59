import { useEffect, useState } from 'react';

const storageKey = (slug: string) => `diagnosis-${slug}`;

/** Indexes of the chosen answers of a diagnosis, in order, stored in this tab so that a reload keeps them. */
export function useAnswers(slug: string): [number[], (answers: number[]) => void] {
  const [answers, setAnswers] = useState<number[]>([]);
  useEffect(() => {
    const stored = read(slug);
    if (stored.length > 0) setAnswers(stored);
  }, [slug]);
  const store = (next: number[]) => {
    setAnswers(next);
    try {
      if (next.length > 0) sessionStorage.setItem(storageKey(slug), JSON.stringify(next));
      else sessionStorage.removeItem(storageKey(slug));
    } catch {
      // Without storage they last until the page is left.
    }
  };
  return [answers, store];
}

function read(slug: string): number[] {
  try {
    const data: unknown = JSON.parse(sessionStorage.getItem(storageKey(slug)) ?? '[]');
    return Array.isArray(data) ? data.filter((entry) => Number.isInteger(entry)) : [];
  } catch {
    return [];
  }
}
