import { readUpload, type UploadRow } from '#api/uploads/service.ts';
import { runBounded } from '#bounded/run.ts';
import type { Measure, ModelProblem } from '#content/models/refused.ts';
import { AppError } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import { modelLimits } from '#contracts/model-limits.ts';
import type { MediaServices } from './services.ts';

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
const number = (count: number) => count.toLocaleString('en-US');

/**
 * Reads a GLB file in a process of its own, and refuses what a phone could not show.
 * @throws AppError FILE_REFUSED with the reason, PAYLOAD_TOO_LARGE
 */
export async function requireModel(services: MediaServices, upload: UploadRow): Promise<void> {
  const { bytes } = upload;
  if (bytes > modelLimits.bytes) {
    const [size, most] = [bytes, modelLimits.bytes].map(megabytes);
    throw new AppError('PAYLOAD_TOO_LARGE', {
      messages: {
        zh: `模型文件有 ${size}，最大 ${most}。请减面、缩小贴图，或用 meshopt 压缩后再上传。`,
        en: `The model has ${size}; at most ${most} is possible. Use fewer triangles or smaller textures, or compress it with meshopt.`,
      },
    });
  }
  const content = await readUpload(services, upload.id);
  const facts = await runBounded('inspect-model', { content });
  if ('problem' in facts)
    throw new AppError('FILE_REFUSED', { messages: messageOf(facts.problem) });
}

function messageOf(problem: ModelProblem): Record<Locale, string> {
  switch (problem.reason) {
    case 'lengths':
      return {
        zh: 'GLB 文件不完整：它写明的长度与内容不符。请重新导出后再上传。',
        en: 'The GLB file is not complete: its lengths are not those that it states. Export it again.',
      };
    case 'damaged':
      return {
        zh: `模型文件有错误（${problem.part}），请重新导出后再上传。`,
        en: `The model file has an error (${problem.part}). Export it again and upload that.`,
      };
    case 'external':
      return {
        zh: '模型引用了文件以外的贴图或数据。请导出为单个 GLB 文件，全部打包在内。',
        en: 'The model names textures or data outside of the file. Export one GLB file that has everything in it.',
      };
    case 'extension':
      return {
        zh: `网页不能显示这个模型所用的扩展 ${problem.name}。请在导出时关闭它。`,
        en: `The page cannot show the extension ${problem.name} that the model uses. Switch it off when exporting.`,
      };
    case 'texture':
      return {
        zh: `模型的一张贴图（${problem.part}）不是 JPEG、PNG 或 WebP 静态图片，请换掉后再上传。`,
        en: `A texture of the model (${problem.part}) is not a still JPEG, PNG or WebP picture. Replace it first.`,
      };
    case 'too-much':
      return tooMuch[problem.of](problem.count, problem.limit);
  }
}

type Counted = (count: number, limit: number) => Record<Locale, string>;

const tooMuch: Record<Measure, Counted> = {
  triangles: (count, limit) => ({
    zh: `模型有 ${number(count)} 个三角形，最多 ${number(limit)} 个。请减面后再上传。`,
    en: `The model has ${number(count)} triangles; at most ${number(limit)} are possible. Simplify it first.`,
  }),
  pixels: (count, limit) => ({
    zh: `模型的贴图共 ${number(count)} 像素，最多 ${number(limit)} 像素。请缩小贴图后再上传。`,
    en: `The textures have ${number(count)} pixels together; at most ${number(limit)} are possible. Make them smaller first.`,
  }),
  description: (count, limit) => ({
    zh: `模型的说明部分（JSON）有 ${number(count)} 字节，最多 ${number(limit)} 字节。请合并部件后再上传。`,
    en: `The description (JSON) has ${number(count)} bytes; at most ${number(limit)} are possible. Join parts of the model first.`,
  }),
  unpacked: (count, limit) => ({
    zh: `模型解压后有 ${number(count)} 字节，最多 ${number(limit)} 字节。请减面后再上传。`,
    en: `The unpacked model has ${number(count)} bytes; at most ${number(limit)} are possible. Simplify it first.`,
  }),
  entries: (count, limit) => ({
    zh: `模型的一个列表有 ${number(count)} 项，最多 ${number(limit)} 项。请合并部件后再上传。`,
    en: `A list of the model has ${number(count)} entries; at most ${number(limit)} are possible. Join parts of it first.`,
  }),
};
