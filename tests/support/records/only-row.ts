/** The row that an insert of one record returned. */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row, ...others] = rows;
  if (!row || others.length > 0) throw new Error(`expected one row, got ${rows.length}`);
  return row;
}
