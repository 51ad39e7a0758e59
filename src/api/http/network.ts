import ipaddr from 'ipaddr.js';

/** The networks that an address counts as where calls are limited. */
export interface Networks {
  /** The visitor: an IPv4 address, or the 64-bit IPv6 network that one line has. */
  line: string;
  /** The 48-bit IPv6 network that one customer of a provider may have; absent with IPv4. */
  site?: string;
}

/** Reads an address as networks. IPv4 written as IPv6 (`::ffff:203.0.113.7`) is IPv4. */
export function networksOf(address: string): Networks {
  if (!ipaddr.isValid(address)) return { line: address };
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return { line: parsed.toString() };
  const prefix = (bits: number) =>
    `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${bits}`).toString()}/${bits}`;
  return { line: prefix(64), site: prefix(48) };
}
