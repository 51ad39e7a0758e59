/** A count with its English noun: `1 item`, `2 items`. The count may be formatted already. */
export function counted(count: number | string, one: string, many = `${one}s`): string {
  return `${count} ${String(count) === '1' ? one : many}`;
}
