import ipaddr from 'ipaddr.js';

/** The networks that share an address's rate limits. */
export interface Networks {
  /** The visitor: an IPv4 address, or the 64-bit IPv6 network of one connection. */
  line: string;
  /** The 48-bit IPv6 network that one customer may have; absent for IPv4. */
  site?: string;
}

/** Maps an address to its networks. IPv4-mapped IPv6 (`::ffff:203.0.113.7`) is treated as IPv4. */
export function networksOf(address: string): Networks {
  if (!ipaddr.isValid(address)) return { line: address };
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return { line: parsed.toString() };
  const prefix = (bits: number) =>
    `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${bits}`).toString()}/${bits}`;
  return { line: prefix(64), site: prefix(48) };
}
