/** An amount in yuan as it is typed or pasted, in fen; undefined if it is none, or is finer than fen. */
export function fenOf(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/^[¥￥]\s*/, '')
    .replaceAll(',', '');
  const [, yuan, fen = ''] = /^(\d{1,12})(?:\.(\d{0,2}))?$/.exec(plain) ?? [];
  return yuan === undefined ? undefined : Number(yuan) * 100 + Number(fen.padEnd(2, '0'));
}

/** An amount in fen as a field shows it in yuan: `128`, `128.50`. */
export function yuanOf(fen: number): string {
  return fen % 100 === 0 ? String(fen / 100) : (fen / 100).toFixed(2);
}
