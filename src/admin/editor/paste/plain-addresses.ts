/** Names by which sites follow where a reader came from; the page is the same without them. */
const tracking =
  /^(?:utm_\w+|[gd]clid|gbraid|wbraid|fbclid|msclkid|yclid|twclid|igsh(?:id)?|mc_[ce]id|_hs(?:enc|mi)|spm(?:_id_from)?|scm|vd_source|share_(?:source|medium|plat|session_id|tag|times|from|token)|sharer_share\w*|isappinstalled|chksm|mkt_tok|srsltid|_gl|ref_src)$/i;

/** An address without the parameters that only follow readers. */
export function withoutTracking(address: string): string {
  const [, path = '', query, hash = ''] = /^([^?#]*)\?([^#]*)(.*)$/s.exec(address) ?? [];
  if (query === undefined) return address;
  const kept = query.split('&').filter((pair) => !tracking.test(pair.split('=')[0] ?? ''));
  return path + (kept.length > 0 ? `?${kept.join('&')}` : '') + hash;
}

/** An address without spaces around it, with its scheme in small letters. */
export function tidyAddress(address: string): string {
  const tidy = address.trim().replace(/^[a-z][a-z\d+.-]*:/i, (scheme) => scheme.toLowerCase());
  return withoutTracking(tidy);
}

/** A text whose addresses have no such parameters. */
export function tidyAddresses(text: string): string {
  return text.replace(/https?:\/\/[\w\-.~:/?#@!$&*+;=%]*[\w/=&#-]/gi, withoutTracking);
}

/** A line of plain text, such as an address or what an app shares with one; code stays as it is. */
export function tidyLine(text: string): string {
  return /[\r\n`]/.test(text) ? text : tidyAddresses(text);
}
