/** A line of the palette: a record, a screen or an action. */
export interface PaletteEntry {
  /** Same for the same destination. */
  key: string;
  label: string;
  /** Kind of the record, or nothing. */
  kind?: string;
  /** What tells it from similar ones; not kept on the device, since it may name a person. */
  detail?: string;
  to: string;
  search?: Record<string, string>;
}

/** A titled part of the list. */
export interface PaletteGroup {
  title: string;
  entries: readonly PaletteEntry[];
}
