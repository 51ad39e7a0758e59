import { useMemo, useState } from 'react';

/** Selected files of the page. */
export interface Selection {
  ids: string[];
  has(id: string): boolean;
  toggle(id: string): void;
  set(ids: string[]): void;
}

/** Keeps a selection among the files that are shown. */
export function useSelection(shown: readonly { id: string }[] | undefined): Selection {
  const [selected, setSelected] = useState<readonly string[]>([]);
  return useMemo(() => {
    const ids = selected.filter((id) => shown?.some((item) => item.id === id));
    return {
      ids,
      has: (id) => ids.includes(id),
      toggle: (id) =>
        setSelected(ids.includes(id) ? ids.filter((known) => known !== id) : [...ids, id]),
      set: setSelected,
    };
  }, [selected, shown]);
}
