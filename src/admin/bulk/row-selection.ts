import { useMemo, useState } from 'react';

/** Selected rows of a list: some of the page, or all that match its filter. */
export interface RowSelection {
  ids: readonly string[];
  /** How many records: of the page, or all that match. */
  count: number;
  isAll: boolean;
  isWholePage: boolean;
  has(id: string): boolean;
  /** Switches a row; with `isRange` all rows from the one switched before. */
  toggle(id: string, isRange: boolean): void;
  togglePage(): void;
  selectAll(count: number): void;
  clear(): void;
}

/** Keeps a selection among the rows that are shown; another page begins with none. */
export function useRowSelection(shown: readonly { id: string }[] | undefined): RowSelection {
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [allCount, setAllCount] = useState<number>();
  const [anchor, setAnchor] = useState<string>();
  return useMemo(() => {
    const page = (shown ?? []).map(({ id }) => id);
    const ids = page.filter((id) => selected.includes(id));
    const isWholePage = page.length > 0 && ids.length === page.length;
    const isAll = allCount !== undefined && isWholePage;
    const select = (next: readonly string[]) => {
      setAllCount(undefined);
      setSelected(next);
    };
    return {
      ids,
      isAll,
      isWholePage,
      count: isAll ? allCount : ids.length,
      has: (id) => ids.includes(id),
      toggle(id, isRange) {
        const isOn = !ids.includes(id);
        const from = isRange && anchor ? page.indexOf(anchor) : -1;
        const to = page.indexOf(id);
        const range = from < 0 ? [id] : page.slice(Math.min(from, to), Math.max(from, to) + 1);
        const others = ids.filter((known) => !range.includes(known));
        setAnchor(id);
        select(isOn ? [...others, ...range] : others);
      },
      togglePage: () => select(isWholePage ? [] : page),
      selectAll: setAllCount,
      clear: () => select([]),
    };
  }, [selected, shown, allCount, anchor]);
}
