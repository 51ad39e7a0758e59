import { pictureFile } from '#contracts/picture-files.ts';
import type { ReferenceTarget } from '#contracts/sheets/requirement.ts';
import { basePath } from '../core/api.ts';
import { useAnswer } from '../core/use-answer.ts';
import { sourceOf } from '../media/thumbnail.tsx';
import { MEDIA_KEY } from '../media/types.ts';
import { photoFile } from '../sheets/photo-list.tsx';
import { useScenes } from './use-scenes.ts';

/** Whether a target has a picture that can be marked. */
export const hasPicture = (target: ReferenceTarget | null): target is ReferenceTarget =>
  target !== null && target.kind !== 'link';

/** The picture of a reference in its own proportions, as wide as its box. */
export function ReferencePicture({ target }: { target: ReferenceTarget }) {
  if (target.kind === 'media') return <LibraryPicture id={target.mediaId} />;
  if (target.kind === 'scene') return <ScenePicture id={target.sceneId} />;
  if (target.kind === 'link') return null;
  return <Whole src={photoFile(target.fileId, 'full')} />;
}

function LibraryPicture({ id }: { id: string }) {
  const { data } = useAnswer([MEDIA_KEY, 'id', id], (api) =>
    api('GET /admin/media/:id', { params: { id } }),
  );
  return <Whole src={data && sourceOf(data, 'full')} alt={data?.title} />;
}

function ScenePicture({ id }: { id: string }) {
  const scene = useScenes().data?.items.find((one) => one.id === id);
  const { picture } = scene ?? {};
  const width = picture?.widths.at(-1);
  const src = picture && width ? pictureFile(basePath, picture, width, 'webp') : undefined;
  return <Whole src={src} alt={scene?.name.zh} />;
}

function Whole({ src, alt = '' }: { src: string | null | undefined; alt?: string | undefined }) {
  return src ? (
    <img src={src} alt={alt} draggable={false} className="block h-auto w-full" />
  ) : (
    <span className="block aspect-[16/10] w-full" />
  );
}
