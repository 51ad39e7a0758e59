import path from 'node:path';
import type { StaffCall } from '#api/access/staff-registry.ts';
import { mostOpenBytes } from '#api/uploads/limits.ts';
import { storeUpload } from '#api/uploads/service.ts';
import { AppError } from '#contracts/errors.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import type { importMedia } from './contract.ts';
import { addFile } from './create.ts';
import { fetchPicture, PictureFetchError } from './fetch-picture.ts';
import type { MediaServices } from './services.ts';

/** Fetches a picture and adds it to the library. @throws AppError FILE_REFUSED */
export async function importPicture(
  services: MediaServices,
  { url, folder }: RouteInput<typeof importMedia>['body'],
  call: StaffCall,
): Promise<RouteData<typeof importMedia>> {
  const content = await fetchOrRefuse(services, url);
  const upload = await storeUpload(services, content, {
    purpose: 'media',
    fileName: fileNameOf(url),
    uploadedBy: call.staff.id,
    mostBytes: mostOpenBytes(services.limits),
  });
  return addFile(services, upload, { folder, tags: [] }, call);
}

async function fetchOrRefuse({ imports }: MediaServices, url: string): Promise<Buffer> {
  try {
    return await fetchPicture(url, imports);
  } catch (cause) {
    if (!(cause instanceof PictureFetchError)) throw cause;
    throw new AppError('FILE_REFUSED', { messages: problems[cause.problem], cause });
  }
}

/** Addresses of article services often end in a number: `/640?wx_fmt=png`. */
function fileNameOf(url: string): string {
  const { pathname, hostname } = new URL(url);
  const name = decodeURIComponent(path.posix.basename(pathname)) || 'picture';
  return /[^\d.]/.test(path.parse(name).name) ? name : `${hostname}-${name}`;
}

const problems = {
  address: {
    zh: '图片地址不在允许的网站之列，请下载后上传；管理员可在 MEDIA_IMPORT_HOSTS 中添加网站。',
    en: 'Pictures are not fetched from this host. Download it and upload the file; an administrator can add the host to MEDIA_IMPORT_HOSTS.',
  },
  answer: {
    zh: '图片地址没有返回图片，请下载后上传。',
    en: 'The address did not answer with a picture. Download it and upload the file.',
  },
  bytes: {
    zh: '图片超过 20 MB，请下载后上传。',
    en: 'The picture has more than 20 MB. Download it and upload the file.',
  },
};
