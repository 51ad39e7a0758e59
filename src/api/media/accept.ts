import { hash } from 'node:crypto';
import { inspectPicture, isDrawing, type PictureFacts } from '#content/pictures/inspect.ts';
import { type PictureProblem, PictureRefusedError } from '#content/pictures/refused.ts';
import { mediaBounds } from '#contracts/enums/media.ts';
import { AppError } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';

/** What an accepted picture is; a drawing is already sanitised. */
export type AcceptedPicture = { sha256: string; width: number; height: number } & (
  | { kind: 'picture'; format: PictureFacts['format'] }
  | { kind: 'drawing'; svg: string }
);

/**
 * Decides by its content whether a picture may enter the library.
 * @throws AppError FILE_REFUSED with the reason
 */
export async function acceptPicture(content: Buffer): Promise<AcceptedPicture> {
  const sha256 = hash('sha256', content);
  try {
    if (!isDrawing(content)) {
      return { kind: 'picture', sha256, ...(await inspectPicture(content)) };
    }
    if (content.length > mediaBounds.drawingBytes) throw new PictureRefusedError('bytes');
    const { sanitiseDrawing } = await import('#content/pictures/drawing.ts');
    return { kind: 'drawing', sha256, ...(await sanitiseDrawing(content)) };
  } catch (error) {
    if (!(error instanceof PictureRefusedError)) throw error;
    throw new AppError('FILE_REFUSED', { messages: problems[error.problem], cause: error });
  }
}

const megapixels = mediaBounds.pixels / 1_000_000;

const problems: Record<PictureProblem, Record<Locale, string>> = {
  type: {
    zh: '这不是可用的图片或文件。可以上传 JPEG、PNG、WebP、AVIF 图片，SVG 图形，MP4、WebM 视频，GLB 模型，PDF 文档和 JSON 预设。',
    en: 'This is not a picture or file that can be used. Upload JPEG, PNG, WebP or AVIF pictures, SVG drawings, MP4 or WebM videos, GLB models, PDF documents or JSON presets.',
  },
  animated: {
    zh: '不支持动图，请上传静态图片。',
    en: 'Animated pictures are not supported. Upload a still picture.',
  },
  pixels: {
    zh: `图片的尺寸过大：最多 ${megapixels} 百万像素，单边最长 16000 像素。请缩小后再上传。`,
    en: `The picture has too many pixels: at most ${megapixels} megapixels and 16,000 pixels on a side. Make it smaller first.`,
  },
  damaged: {
    zh: '图片文件已损坏，请重新导出后再上传。',
    en: 'The picture file is damaged. Export it again and upload that.',
  },
  bytes: {
    zh: 'SVG 图形最大 2 MB，请简化后再上传。',
    en: 'An SVG drawing may have at most 2 MB. Simplify it first.',
  },
  drawing: {
    zh: 'SVG 文件无效，或没有宽高（width、height 或 viewBox）。',
    en: 'The SVG file is not valid, or it has no size (width and height, or viewBox).',
  },
  encoding: {
    zh: 'SVG 文件的文字编码和它声明的不一致，读不出来。请另存为 UTF-8 再上传。',
    en: 'The text of the SVG file is not in the encoding that it declares. Save it as UTF-8 and upload that.',
  },
  embedded: {
    zh: 'SVG 里嵌入的图片不能用。可以嵌入静态的 JPEG、PNG、WebP、AVIF 图片，最多 20 张、共 1600 万像素。请换掉或缩小后再上传。',
    en: 'A picture inside the SVG file cannot be used. It may contain up to 20 still JPEG, PNG, WebP or AVIF pictures, 16 megapixels together. Replace it or make it smaller first.',
  },
};
