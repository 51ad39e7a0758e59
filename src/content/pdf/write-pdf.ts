import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PdfFile } from './pdf-file.ts';
import { PdfFont } from './pdf-font.ts';
import { opacityName, PdfPage } from './pdf-page.ts';
import { TrueTypeFont } from './true-type.ts';

/** A4, landscape, in points. */
export const A4_LANDSCAPE = { width: 841.89, height: 595.28 };

const require = createRequire(import.meta.url);

/**
 * Writes a PDF file with vector drawings and text in Chinese and English. The glyphs in use are
 * embedded, so that it looks the same everywhere and its text can be copied. The font (10 MB) is
 * read for each file and not kept: that takes a few milliseconds.
 */
export async function writePdf(
  title: string,
  draw: (addPage: () => PdfPage) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const path = require.resolve(
    '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  );
  const font = new PdfFont(new TrueTypeFont(await readFile(path)));
  const pages: PdfPage[] = [];
  draw(() => {
    const page = new PdfPage(A4_LANDSCAPE.width, A4_LANDSCAPE.height, font);
    pages.push(page);
    return page;
  });
  const file = new PdfFile();
  const tree = file.reserve();
  const fontReference = font.embed(file);
  const kids = pages.map((page) => {
    const content = file.stream(Buffer.from(page.content()));
    const states = [...page.opacities].map((value) => `/${opacityName(value)} << /ca ${value} >>`);
    return file.add(
      `<< /Type /Page /Parent ${tree} /MediaBox [0 0 ${page.width} ${page.height}] /Contents ${content} /Resources << /Font << /F1 ${fontReference} >> /ExtGState << ${states.join(' ')} >> >> >>`,
    );
  });
  file.add(`<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`, tree);
  const catalogue = file.add(`<< /Type /Catalog /Pages ${tree} >>`);
  const information = file.add(`<< /Title <feff${utf16Hex(title)}> >>`);
  return file.bytes(catalogue, information);
}

function utf16Hex(text: string): string {
  return Array.from({ length: text.length }, (_, at) =>
    text.charCodeAt(at).toString(16).padStart(4, '0'),
  ).join('');
}
