import { get } from 'node:http';

/** Visitors who each come from a network of their own, and who share no connections. */
export class Visitors {
  readonly #siteUrl: string;
  readonly #networks: number;
  #count = 0;

  /** @param networks first number of their addresses; two sets of visitors need two */
  constructor(siteUrl: string, networks: number) {
    this.#siteUrl = siteUrl;
    this.#networks = networks;
  }

  /** Somebody new asks. @throws if the answer is not 200 */
  ask(path: string): Promise<{ bytes: number }> {
    this.#count += 1;
    const last = [this.#count >> 16, (this.#count >> 8) & 255, this.#count & 255];
    const headers = { 'x-forwarded-for': [this.#networks, ...last].join('.') };
    return new Promise((resolve, reject) => {
      get(this.#siteUrl + path, { headers }, (response) => {
        let bytes = 0;
        let start = '';
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (start === '') start = chunk.toString('latin1', 0, 300);
        });
        response.on('error', reject);
        response.on('end', () => {
          if (response.statusCode === 200) resolve({ bytes });
          else reject(new Error(`${path} answered ${response.statusCode}: ${start}`));
        });
      }).on('error', reject);
    });
  }
}
