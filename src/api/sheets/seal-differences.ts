import { canonicalJson } from '#contracts/sheets/canonical.ts';

/**
 * Where two values differ, as paths such as `items[3].remark`: what a check of a seal names. Nothing
 * if they are equal.
 */
export function differencesOf(sealed: unknown, now: unknown, path = ''): string[] {
  if (Array.isArray(sealed) && Array.isArray(now) && sealed.length === now.length) {
    return sealed.flatMap((value, index) => differencesOf(value, now[index], `${path}[${index}]`));
  }
  if (isRecord(sealed) && isRecord(now)) {
    const names = [...new Set([...Object.keys(sealed), ...Object.keys(now)])];
    return names.flatMap((name) =>
      differencesOf(sealed[name], now[name], path ? `${path}.${name}` : name),
    );
  }
  const isSame = canonicalJson({ value: sealed }) === canonicalJson({ value: now });
  return isSame ? [] : [path];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
