import { useEffect, useState } from 'react';

const storageKey = (slug: string) => `diagnosis-${slug}`;

/** The answers of a diagnosis in order, stored in this tab so that a reload keeps them. */
export function useAnswers(slug: string): [number[], (chosen: number[]) => void] {
  const [chosen, setChosen] = useState<number[]>([]);
  useEffect(() => {
    const answers = read(slug);
    if (answers.length > 0) setChosen(answers);
  }, [slug]);
  const choose = (next: number[]) => {
    setChosen(next);
    try {
      if (next.length > 0) sessionStorage.setItem(storageKey(slug), JSON.stringify(next));
      else sessionStorage.removeItem(storageKey(slug));
    } catch {
      // Without storage they last until the page is left.
    }
  };
  return [chosen, choose];
}

function read(slug: string): number[] {
  try {
    const data: unknown = JSON.parse(sessionStorage.getItem(storageKey(slug)) ?? '[]');
    return Array.isArray(data) ? data.filter((entry) => Number.isInteger(entry)) : [];
  } catch {
    return [];
  }
}
