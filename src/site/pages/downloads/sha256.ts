/** Round constants: the first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const K = new Uint32Array(64);
/** First words of the hash: the same of the square roots of the first 8 primes. */
const START = new Uint32Array(8);
for (let number = 2, found = 0; found < 64; number++) {
  let isPrime = true;
  for (let by = 2; by * by <= number; by++) if (number % by === 0) isPrime = false;
  if (!isPrime) continue;
  if (found < 8) START[found] = fraction(Math.sqrt(number));
  K[found++] = fraction(Math.cbrt(number));
}

function fraction(value: number): number {
  return ((value - Math.floor(value)) * 2 ** 32) | 0;
}

const BLOCK = 64;

/** SHA-256 (FIPS 180-4) of what comes piece by piece; the browser's own wants all of it at once. */
export class Sha256 {
  readonly #state = START.slice();
  readonly #words = new Uint32Array(64);
  /** Bytes that do not fill a block yet. */
  readonly #rest = new Uint8Array(BLOCK);
  #restLength = 0;
  #length = 0;

  /** Takes the next bytes. */
  update(bytes: Uint8Array): void {
    this.#length += bytes.length;
    let at = 0;
    if (this.#restLength > 0) {
      at = Math.min(BLOCK - this.#restLength, bytes.length);
      this.#rest.set(bytes.subarray(0, at), this.#restLength);
      this.#restLength += at;
      if (this.#restLength < BLOCK) return;
      this.#block(new DataView(this.#rest.buffer), 0);
      this.#restLength = 0;
    }
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (; at + BLOCK <= bytes.length; at += BLOCK) this.#block(view, at);
    this.#rest.set(bytes.subarray(at));
    this.#restLength = bytes.length - at;
  }

  /** The hash of all that was taken, in lower-case hexadecimal; nothing can be taken afterwards. */
  digest(): string {
    const bits = this.#length * 8;
    const end = new Uint8Array(this.#restLength < 56 ? BLOCK : 2 * BLOCK);
    end.set(this.#rest.subarray(0, this.#restLength));
    end[this.#restLength] = 0x80;
    const view = new DataView(end.buffer);
    view.setUint32(end.length - 8, Math.floor(bits / 2 ** 32));
    view.setUint32(end.length - 4, bits >>> 0);
    for (let at = 0; at < end.length; at += BLOCK) this.#block(view, at);
    return Array.from(this.#state, (word) => word.toString(16).padStart(8, '0')).join('');
  }

  #block(view: DataView, at: number): void {
    const w = this.#words;
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(at + i * 4);
    for (let i = 16; i < 64; i++) {
      const x = w[i - 15] as number;
      const y = w[i - 2] as number;
      const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
      const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
      w[i] = (w[i - 16] as number) + s0 + (w[i - 7] as number) + s1;
    }
    const state = this.#state;
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (K[i] as number) + (w[i] as number)) | 0;
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + t1) | 0;
      d = c;
      c = b;
      b = a;
      a = (t1 + t2) | 0;
    }
    const words = [a, b, c, d, e, f, g, h];
    for (let i = 0; i < 8; i++) state[i] = (state[i] as number) + (words[i] as number);
  }
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** Files up to this size are handed to the browser's own SHA-256 as a whole. */
const WHOLE = 16 * 1024 * 1024;

/**
 * SHA-256 of a file, computed on this device. The browser's own is quicker but needs the whole file
 * in memory and a secure context: large files are read piece by piece.
 * @param onProgress bytes done so far
 */
export async function sha256OfFile(
  file: Blob,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (subtle && file.size <= WHOLE) {
    const hash = await subtle.digest('SHA-256', await file.arrayBuffer());
    signal.throwIfAborted();
    return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
  }
  const hash = new Sha256();
  const reader = file.stream().getReader();
  let done = 0;
  try {
    for (;;) {
      signal.throwIfAborted();
      const piece = await reader.read();
      if (piece.done) return hash.digest();
      hash.update(piece.value);
      done += piece.value.length;
      onProgress(done);
    }
  } finally {
    reader.releaseLock();
  }
}
