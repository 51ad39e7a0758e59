/** A masked person's name: only the first character, e.g. `王**`. */
export function maskName(name: string | null): string | null {
  const [first] = name?.trim() ?? '';
  return first ? `${first}**` : null;
}

/**
 * A masked telephone number (E.164) that its owner can still recognise: `138****0000` for mainland
 * China, `+85****12` elsewhere.
 */
export function maskPhone(phone: string | null): string | null {
  if (!phone) return null;
  const mainland = /^\+86(1\d{2})\d{4}(\d{4})$/.exec(phone);
  if (mainland) return `${mainland[1]}****${mainland[2]}`;
  return `${phone.slice(0, 3)}****${phone.slice(-2)}`;
}
