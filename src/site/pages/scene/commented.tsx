import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import type { SharedScene } from '#api/scenes/contract.ts';
import type { CommentAnchor } from '#contracts/sheets/comments.ts';
import { panoramaMessages } from '#site/demos/panorama/messages.ts';
import { pinnedComments } from '#site/demos/panorama/use-comment-pins.ts';
import { CommentsSection } from '#site/sheets/comments/comments-section.tsx';
import {
  type CommentTarget,
  FrameContext,
  type FrameState,
  focusCommentForm,
} from '#site/sheets/frame-context.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { STAGE_ID } from './stage-id.ts';

/** What a scene has of the frame of a sheet: its comments alone. */
const noFrame = {
  mark: '',
  others: [],
  isYourMove: false,
  isPreview: false,
  trialForm: null,
  trialUntil: null,
} as const;

/** The page of a scene with its comments, which also stand as pins in the panorama. */
export function Commented({
  scene: { comments, canComment, variants },
  token,
  opening,
  children,
}: {
  scene: SharedScene;
  token: string;
  /** What precedes the comments. */
  opening: ReactNode;
  children: ReactNode;
}) {
  const text = useMessages(panoramaMessages);
  const router = useRouter();
  const [target, setTarget] = useState<CommentTarget | null>(null);
  const [asked, setAsked] = useState<CommentAnchor>();
  const frame = useMemo((): FrameState => {
    const pins = pinnedComments(comments?.items ?? []);
    return {
      ...noFrame,
      others: [],
      comments,
      canComment,
      token,
      target,
      asked,
      titleOf({ key, point }) {
        const pin = pins.find((one) => one.point.x === point?.x && one.point.y === point.y);
        if (!pin) return null;
        const light = variants.find((variant) => variant.key === key);
        return [text.pin(pin.number), light?.label].filter(Boolean).join(' · ');
      },
      aim(next) {
        setTarget(next);
        focusCommentForm();
      },
      ask(anchor) {
        // A new object, so that the same place can be asked for once more.
        setAsked({ ...anchor });
        document.getElementById(STAGE_ID)?.scrollIntoView({ block: 'start' });
      },
      refresh: () => router.invalidate(),
    };
  }, [comments, canComment, variants, token, target, asked, text, router]);
  return (
    <FrameContext value={frame}>
      {opening}
      <div className="wrap pb-10">
        <CommentsSection />
      </div>
      {children}
    </FrameContext>
  );
}
