import type { Requirement } from '#api/requirements/contract.ts';
import { solutionArt } from '#contracts/enums/art.ts';
import { markPartKey } from '#contracts/sheets/mark-part.ts';
import { dotted } from '#site/components/sheet.tsx';
import { SheetPicture } from '#site/components/sheet-pictures.tsx';
import { requirementMessages } from '#site/i18n/requirement.ts';
import { CommentButton } from '#site/sheets/comment-button.tsx';
import { ArtImage } from '#ui/art-image.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconArrowUpRight } from '#ui/icons.tsx';
import { Picture } from '#ui/picture.tsx';
import { MarkNumber, PictureMarks } from '#ui/picture-marks.tsx';
import { markTitle } from './part-title.ts';

type Reference = Requirement['references'][number];

/** Reference images, scenes and pages, with the marks drawn on them. */
export function References({
  references,
  items,
}: {
  references: Reference[];
  items: Requirement['items'];
}) {
  const text = useMessages(requirementMessages);
  return (
    <ul className="grid gap-6">
      {references.map((reference) => {
        const item = items.find(({ key }) => key === reference.itemKey);
        return (
          <li
            key={reference.key}
            className="grid gap-x-8 gap-y-4 rounded-md border border-line bg-surface p-5 break-inside-avoid sm:grid-cols-2"
          >
            {(reference.picture || reference.photo || reference.scene) && (
              <MarkedPicture reference={reference} />
            )}
            <div className="text-sm">
              <p className="text-ink-muted">
                {dotted(text.referenceKinds[reference.kind], reference.scene?.name)}
              </p>
              <p className="mt-1 text-base font-medium">{reference.caption}</p>
              {item && (
                <p className="mt-1">
                  <a href={`#item-${item.key}`} className="link inline-block py-2">
                    {text.forItem(item.title)}
                  </a>
                </p>
              )}
              {reference.url && (
                <p className="mt-1">
                  <a
                    href={reference.url}
                    rel="noopener noreferrer"
                    className="link inline-flex items-center gap-1 py-2 break-all"
                  >
                    {reference.url}
                    <IconArrowUpRight size={16} />
                  </a>
                </p>
              )}
              <ol className="mt-3 grid gap-2">
                {reference.marks.map((mark, at) => (
                  <li key={mark.key} className="flex gap-3">
                    <MarkNumber number={at + 1} />
                    <span className="min-w-0 grow pt-px">
                      {mark.text}
                      <span className="block">
                        <CommentButton
                          anchor={{ part: 'mark', key: markPartKey(reference.key, mark.key) }}
                          title={markTitle(reference.caption, at)}
                        />
                      </span>
                    </span>
                  </li>
                ))}
              </ol>
              <CommentButton
                anchor={{ part: 'reference', key: reference.key }}
                title={reference.caption}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Width of the pictures: half of the sheet beside their words, on phones all of it. */
const SIZES = '(width >= 1280px) 570px, (width >= 640px) 45vw, 88vw';

/** A picture or photograph, or the drawing of a scene. Its marks are fractions of all of it. */
function MarkedPicture({ reference }: { reference: Reference }) {
  const { picture, photo, scene } = reference;
  return (
    <div
      className="relative aspect-[16/10] self-start overflow-clip rounded-sm bg-surface-2"
      style={ratioOf(picture ?? photo)}
    >
      {picture ? (
        <Picture picture={picture} sizes={SIZES} />
      ) : photo ? (
        <SheetPicture pictures={[photo]} index={0} sizes={SIZES} isWhole />
      ) : (
        <ArtImage art={solutionArt(scene?.solution ?? '')} alt={scene?.name ?? ''} />
      )}
      <PictureMarks marks={reference.marks} />
    </div>
  );
}

const ratioOf = (picture: { width: number; height: number } | null) =>
  picture ? { aspectRatio: `${picture.width} / ${picture.height}` } : undefined;
