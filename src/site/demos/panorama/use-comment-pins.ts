import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { SharedScene } from '#api/scenes/contract.ts';
import { type CommentAnchor, PANORAMA_PART } from '#contracts/sheets/comments.ts';
import { useSheetFrame } from '#site/sheets/frame-context.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { panoramaMessages } from './messages.ts';
import type { Place } from './places.ts';
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

interface CommentedView {
  /** Key of the light that is shown. */
  light: string;
  /** Undefined until there is a picture. */
  view: { refresh(): void } | undefined;
  /** The point of the panorama at a place of the picture; undefined where no pin can stand. */
  pointAt(place: Place): Place | undefined;
  /** Turns to a point of the panorama. */
  show(point: Place): void;
}

/**
 * The pins of comments for holders of a link that may read them, and how a new one is placed. A pin
 * stands at a point of the panorama, in whichever view it is placed.
 */
export function useCommentPins({ light, view, pointAt, show }: CommentedView) {
  const text = useMessages(panoramaMessages);
  const frame = useSheetFrame();
  const [isPlacing, setPlacingNow] = useState(false);
  const [isOut, setOut] = useState(false);
  const setPlacing = (next: boolean) => {
    setPlacingNow(next);
    setOut(false);
  };
  const latest = useRef(show);
  latest.current = show;
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
    if (view && asked?.point) latest.current(asked.point);
  }, [view, asked]);

  const place = (where: Place) => {
    if (!view || !frame || !isPlacing) return;
    const point = pointAt(where);
    setOut(!point);
    if (!point) return;
    setPlacingNow(false);
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
  const hint = isOut ? text.placeOut : isPlacing ? text.placeHint : undefined;
  return { pins, canPlace, isPlacing, setPlacing, hint, tap, onKeyDown };
}
