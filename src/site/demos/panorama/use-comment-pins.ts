import { type KeyboardEvent, useEffect, useState } from 'react';
import type { SharedScene } from '#api/scenes/contract.ts';
import { type CommentAnchor, PANORAMA_PART } from '#contracts/sheets/comments.ts';
import { useSheetFrame } from '#site/sheets/frame-context.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { panoramaMessages } from './messages.ts';
import type { PanoramaView } from './panorama-view.ts';
import { directionAt, directionOf, type Place, pointOf } from './places.ts';
import { useTap } from './use-tap.ts';

type Comment = NonNullable<SharedScene['comments']>['items'][number];

/** A comment on the picture. */
export interface CommentPin {
  key: string;
  number: number;
  point: Place;
  /** Absent while it is being written. */
  comment?: Comment;
}

/** The comments that have a place in the panorama, numbered in the order in which they came. */
export function pinnedComments(comments: readonly Comment[]): CommentPin[] {
  return comments
    .flatMap((comment) => {
      const { part, point } = comment.anchor;
      return part === PANORAMA_PART && point && !comment.parentId ? [{ comment, point }] : [];
    })
    .map(({ comment, point }, at) => ({ key: comment.id, number: at + 1, point, comment }));
}

/** The pins of comments for holders of a link that may read them, and how a new one is placed. */
export function useCommentPins({
  width,
  light,
  view,
  aspect,
}: {
  /** Degrees from the left to the right edge of the panorama. */
  width: number;
  /** Key of the light that is shown. */
  light: string;
  view: PanoramaView | undefined;
  /** Width of the picture by its height. */
  aspect(): number;
}) {
  const text = useMessages(panoramaMessages);
  const frame = useSheetFrame();
  const [isPlacing, setPlacing] = useState(false);
  const pinned = pinnedComments(frame?.comments?.items ?? []);
  const next = pinned.length + 1;
  const aimed = frame?.target?.parentId === null ? frame.target.anchor.point : undefined;
  const pins: CommentPin[] = aimed
    ? [...pinned, { key: ':new', number: next, point: aimed }]
    : pinned;
  const canPlace = frame?.canComment ?? false;

  // The pins stand where the picture was drawn last: new ones need one more.
  const places = pins.map(({ key, point }) => `${key} ${point.x} ${point.y}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: for other places alone.
  useEffect(() => view?.refresh(), [view, places]);

  const asked = frame?.asked;
  useEffect(() => {
    if (!view || !asked?.point) return;
    view.turnTo(
      { ...view.look, ...directionOf(asked.point, width) },
      matchMedia('(prefers-reduced-motion: reduce)').matches,
    );
  }, [view, asked, width]);

  const place = (where: Place) => {
    if (!view || !frame || !isPlacing) return;
    setPlacing(false);
    const point = pointOf(directionAt(where, view.look, aspect()), width);
    const anchor: CommentAnchor = { part: PANORAMA_PART, key: light, point };
    const leave = document.fullscreenElement ? document.exitFullscreen() : Promise.resolve();
    const title = text.pin(next);
    void leave.finally(() => frame.aim({ anchor, parentId: null, title }));
  };
  const tap = useTap(place);

  /** @returns true for keys that place the pin or leave it be */
  const onKeyDown = ({ key, target, currentTarget }: KeyboardEvent): boolean => {
    if (!isPlacing || target !== currentTarget) return false;
    if (key === 'Enter') place({ x: 0.5, y: 0.5 });
    else if (key === 'Escape') setPlacing(false);
    return key === 'Enter' || key === 'Escape';
  };
  return { pins, canPlace, isPlacing, setPlacing, tap, onKeyDown };
}
