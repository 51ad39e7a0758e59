import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Time limit of one request, including its answer. */
const TIMEOUT_MS = 10_000;
/** Maximum number of answer bytes that are read. */
const MAX_ANSWER_BYTES = 64 * 1024;

/** Addresses that are not public (IANA special-purpose registries). */
const privateAddresses = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  privateAddresses.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  privateAddresses.addSubnet(network, prefix, 'ipv6');
}

/** True if an IP address belongs to this machine, a private network or a reserved range. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return true;
  // The list itself compares a mapped IPv4 address with the IPv4 ranges.
  return privateAddresses.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

export interface PostAnswer {
  status: number;
  text: string;
}

/**
 * Posts to an address that a user entered. The address is checked after the DNS lookup, when the
 * connection is made, so that a name cannot point to a private address. Redirects are not
 * followed.
 * @throws if the address is private and that is not allowed, and when there is no answer
 */
export function post(
  address: string,
  headers: Record<string, string>,
  body: string,
  { allowPrivate = false }: { allowPrivate?: boolean } = {},
): Promise<PostAnswer> {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!allowPrivate && isIP(host) !== 0 && isPrivateAddress(host)) {
    return Promise.reject(new Error(`${host} is a private address`));
  }
  const send = url.protocol === 'https:' ? https.request : http.request;
  return new Promise((resolve, reject) => {
    const request = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        agent: false,
        lookup: allowPrivate ? undefined : publicLookup,
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          text += part;
          if (text.length > MAX_ANSWER_BYTES) response.destroy(new Error('the answer is too long'));
        });
        response.on('error', reject);
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

const publicLookup: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    const inside = addresses.find(({ address }) => isPrivateAddress(address));
    if (inside) return callback(new Error(`${hostname} resolves to a private address`), []);
    const [first] = addresses;
    if (options.all || !first) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};
