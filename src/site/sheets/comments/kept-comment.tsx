import { photoMessages } from '#site/i18n/photos.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { KeptNote } from '../device/kept-note.tsx';
import type { StepQueue } from '../device/step-queue.ts';
import type { ContentOf, Step } from '../device/steps.ts';
import { PhotoThumb } from '../photos/photo-thumb.tsx';

/** A comment that is on its way, or that was refused. */
export function KeptComment({
  step,
  queue,
  onTakeBack,
}: {
  step: ContentOf<'POST /shares/links/:token/comments'> & Step;
  queue: StepQueue;
  onTakeBack(): void;
}) {
  const text = useMessages(photoMessages);
  const { body, params, photos } = step;
  return (
    <article className="no-print mt-4 grid gap-2 rounded-md border border-dashed border-line p-4 md:p-5">
      <bdi className="text-sm font-semibold">{body.name}</bdi>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {body.body}
      </p>
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={text.photos}>
          {photos.map((photo, at) => (
            <li key={photo.id}>
              <PhotoThumb photo={photo} token={params.token} label={text.photo(at + 1)} />
            </li>
          ))}
        </ul>
      )}
      <KeptNote step={step} queue={queue} onTakeBack={onTakeBack} />
    </article>
  );
}
