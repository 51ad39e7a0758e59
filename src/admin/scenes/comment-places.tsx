import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { directionOf } from '#site/demos/panorama/places.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Answer } from '../core/answer.tsx';
import { useSession } from '../core/session.tsx';
import { type Comment, pinsOf } from '../sheets/comments/types.ts';
import { PanoramaStage, type StageMark } from './panorama-stage.tsx';
import { placesOf } from './placing/draft.ts';
import { placingMessages } from './placing/messages.ts';
import { usePanoramaPicture } from './placing/use-panorama-picture.ts';

/** The pins of the comments on a scene, in the panorama of the light in which the last one was placed. */
export default function CommentPlaces({
  sceneId,
  items,
}: {
  sceneId: string;
  items: readonly Comment[];
}) {
  const { api } = useSession();
  const query = useQuery({
    queryKey: ['content', 'part', sceneId, 'shared'],
    queryFn: () =>
      api('GET /admin/records/:id/parts/:part', { params: { id: sceneId, part: 'shared' } }),
  });
  const places = query.data && placesOf(query.data.data);
  const pins = useMemo(() => pinsOf(items), [items]);
  const light =
    places?.lights.find(({ key }) => key === pins.at(-1)?.anchor.key) ?? places?.lights[0];
  if (!places || !light) return null;
  return <Stage pins={pins} width={places.panoramaWidth} panoramaId={light.panoramaId} />;
}

const straight = { yaw: 0, pitch: 0, fov: 60 };

function Stage({
  pins,
  width,
  panoramaId,
}: {
  pins: readonly Comment[];
  width: number;
  panoramaId: string;
}) {
  const text = useMessages(placingMessages);
  const query = usePanoramaPicture(panoramaId);
  const marks = useMemo(
    () =>
      pins.flatMap(({ id, anchor, authorName }, at): StageMark[] =>
        anchor.point
          ? [
              {
                key: id,
                number: at + 1,
                label: text.comment(at + 1, authorName),
                to: directionOf(anchor.point, width),
              },
            ]
          : [],
      ),
    [pins, width, text],
  );
  return (
    <Answer query={query}>
      {({ picture }) =>
        picture && (
          <div className="mb-5">
            <PanoramaStage
              picture={picture}
              width={width}
              start={{ ...straight, ...marks.at(-1)?.to }}
              marks={marks}
            />
          </div>
        )
      }
    </Answer>
  );
}
