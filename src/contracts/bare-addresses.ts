/** What a bare address begins with. */
const prefix = /^(?:https?:\/\/|www\.)/i;
const prefixes = ['http://', 'https://', 'www.'];
/** What a host name consists of: letters of all scripts, and three signs. */
const hostSign = /[-._]|[^\s\p{P}\p{S}]/u;
/**
 * Signs outside of ASCII that end an address: the punctuation of Chinese, but no hyphen, dash of
 * ranges or middle dot, which names of pages have.
 */
const endSign = /[\s<]|(?![!-~·\u2010-\u2013])[\p{P}～｜＜＞＋＝￥]/u;

const endInBrackets = new RegExp(`[[\\]*\`]|~~|${endSign.source}`, 'u');

/** Whether an address ends before this sign, whatever comes after it. */
export const endsAddress = (sign: string) => endSign.test(sign);

/** Whether this may become the beginning of an address: its prefix, and as much of a host as there is. */
export function mayBecomeAddress(text: string): boolean {
  const start = text.toLowerCase();
  return prefix.test(text) || prefixes.some((one) => one.startsWith(start));
}

/** Whether this is a prefix with a host, whose last two labels have no underscore; marks may follow. */
export function hasHost(address: string): boolean {
  const host = address.replace(/^https?:\/\/|_+$/gi, '');
  const labels = host
    .replace(/[^-.\w].*/u, '')
    .split('.')
    .slice(-2);
  const isWhole = prefix.test(address) && /[^-._]/u.test(host);
  return isWhole && !labels.some((label) => label.includes('_'));
}

/** Whether a sign is still one of the host of an address. */
export const isHostSign = (sign: string) => hostSign.test(sign);

/** Whether a bare address may stand behind this sign, which is empty at the beginning of a line. */
export function mayFollow(before: string, address: string): boolean {
  return /^w/i.test(address) ? /^$|[\s\p{P}\p{S}]/u.test(before) : !/[a-z]/i.test(before);
}

/**
 * Length of the bare address with which a text begins; 0 if it begins with none. Behind a bracket that
 * is open, it ends before the next one, before code, and before marks of bold or struck text.
 */
export function bareAddressLength(text: string, isInBrackets = false): number {
  const run = untilMatch(text, isInBrackets ? endInBrackets : endSign);
  const start = prefix.exec(run)?.[0].length ?? 0;
  const host = [...run.slice(start)];
  const end = host.findIndex((sign) => !isHostSign(sign));
  const labels = host.slice(0, end < 0 ? undefined : end).join('');
  return hasHost(run.slice(0, start) + labels) ? addressLength(run) : 0;
}

const untilMatch = (text: string, pattern: RegExp) => {
  const end = text.search(pattern);
  return end < 0 ? text : text.slice(0, end);
};

/** Signs at the end of an address that belong to the sentence around it. */
const trailing = new Set([...'!"\'*,.:;?_~]&']);

/**
 * Length of an address without what follows it in its sentence: signs, character references, and
 * parentheses that open before it. 0 if nothing is left behind the prefix.
 */
export function addressLength(run: string): number {
  let end = run.length;
  let surplus = countOf(run, ')') - countOf(run, '(');
  for (;;) {
    const sign = run[end - 1] ?? '';
    if (sign === ')' && surplus > 0) surplus -= 1;
    else if (!trailing.has(sign)) break;
    end -= 1;
    if (sign === ';')
      end -= /&[a-z]+$/i.exec(run.slice(Math.max(0, end - 32), end))?.[0].length ?? 0;
  }
  const length = prefix.exec(run)?.[0].length ?? 0;
  return end > length ? end : 0;
}

const countOf = (text: string, sign: string) => text.split(sign).length - 1;
