import { deflateSync } from 'node:zlib';

/** A reference to an object of the file, such as `5 0 R`. */
export type Reference = `${number} 0 R`;

/** Writes the objects of a PDF file (ISO 32000-1). */
export class PdfFile {
  readonly #objects: (Buffer | null)[] = [];

  /** Reserves a number for an object that others refer to before it is complete. */
  reserve(): Reference {
    return `${this.#objects.push(null)} 0 R`;
  }

  /** Adds an object, under a reserved number if there is one. */
  add(content: string | Buffer, reference = this.reserve()): Reference {
    this.#objects[Number.parseInt(reference, 10) - 1] = Buffer.from(content);
    return reference;
  }

  /** Adds compressed data. */
  stream(data: Uint8Array): Reference {
    const packed = deflateSync(data);
    const head = `<< /Filter /FlateDecode /Length ${packed.length} /Length1 ${data.length} >>\nstream\n`;
    return this.add(Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')]));
  }

  /** The file, whose catalogue is this object. */
  bytes(catalogue: Reference, information: Reference): Uint8Array<ArrayBuffer> {
    // The bytes above 127 tell programs that the file is not text.
    const parts = [Buffer.from('%PDF-1.7\n%\u00e9\u00e9\n')];
    const offsets: number[] = [];
    let length = parts[0]?.length ?? 0;
    const push = (part: Buffer<ArrayBuffer>) => {
      parts.push(part);
      length += part.length;
    };
    for (const [index, object] of this.#objects.entries()) {
      if (!object) throw new Error(`PDF object ${index + 1} was reserved and not added`);
      offsets.push(length);
      push(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]));
    }
    const start = length;
    const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
    const size = offsets.length + 1;
    push(
      Buffer.from(
        `xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}trailer\n<< /Size ${size} /Root ${catalogue} /Info ${information} >>\nstartxref\n${start}\n%%EOF\n`,
      ),
    );
    return Uint8Array.from(Buffer.concat(parts));
  }
}
