/** Figures of a plan as they are written, each with its unit after a no-break space. */
export function metres(value: number): string {
  return `${value.toFixed(2)}\u00a0m`;
}

export function area(width: number, height: number): string {
  return `${width.toFixed(2)} × ${height.toFixed(2)}\u00a0m`;
}

export function lux(value: number): string {
  return `${Math.round(value)}\u00a0lx`;
}

export function watts(value: number): string {
  return `${Math.round(value).toLocaleString('en')}\u00a0W`;
}
