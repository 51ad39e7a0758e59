import { type ReactNode, useMemo, useState } from 'react';
import type { SheetFrame } from '#api/sheets/comments/contract.ts';
import type { Locale } from '#contracts/locale.ts';
import type { CommentAnchor } from '#contracts/sheets/comments.ts';
import { definePage, type Page } from '#site/page.ts';
import { Comments } from './comments/comments.ts';
import { type CommentTarget, FrameContext, focusCommentForm } from './frame-context.ts';
import { YourMove } from './lazy-your-move.ts';
import { TrialBar, TrialOffer } from './trial.ts';

/** A sheet with what surrounds it. */
interface Framed<Data> {
  sheet: Data;
  frame: SheetFrame;
}

/** How the frame knows its sheet. */
interface FrameOptions<Data> {
  /** Name of the parameter with the token in the page's address. */
  token: 'id' | 'uuid';
  /** Title of a part that a comment is about; null if it is gone, or for the whole sheet. */
  titleOf?(data: Data, anchor: CommentAnchor): string | null;
}

/** Adds to the page of a sheet what surrounds it: comments, and the way to the project's other sheets. */
export function withSheetFrame<Data extends { locale: Locale }>(
  page: Page<Data>,
  { token: parameter, titleOf }: FrameOptions<Data>,
): Page<Framed<Data>> {
  const { View } = page;
  return definePage<Framed<Data>>({
    async load(context) {
      const token = context.params[parameter] ?? '';
      const asked = context.api('GET /shares/links/:token/frame', { params: { token } });
      // Before the sheet: what changes in between is newer than the frame says, so it is shown once more.
      // On the server both have one look at the link, which is before either.
      if (!import.meta.env.SSR) await asked;
      const [frame, sheet] = await Promise.all([asked, page.load?.(context)]);
      await Promise.all([
        frame.comments && Comments.load(),
        frame.isYourMove && YourMove.load(),
        frame.trialForm && TrialOffer.load(),
        frame.trialUntil && TrialBar.load(),
      ]);
      return { sheet: sheet as Data, frame };
    },
    locale: ({ sheet }) => sheet.locale,
    head: ({ data, ...context }) => ({
      ...page.head?.({ ...context, data: data.sheet }),
      postsForm: data.frame.trialForm !== null,
    }),
    // biome-ignore lint/correctness/noComponentHookFactories: called once per module, so its identity is stable.
    View: ({ data, ...props }) => (
      <Frame
        frame={data.frame}
        token={props.params[parameter] ?? ''}
        sheet={data.sheet}
        titleOf={titleOf ?? noTitle}
      >
        <View data={data.sheet} {...props} />
      </Frame>
    ),
  });
}

const noTitle = () => null;

function Frame<Data>({
  frame,
  token,
  sheet,
  titleOf,
  children,
}: {
  frame: SheetFrame;
  token: string;
  sheet: Data;
  titleOf(sheet: Data, anchor: CommentAnchor): string | null;
  children: ReactNode;
}) {
  const [target, setTarget] = useState<CommentTarget | null>(null);
  const state = useMemo(
    () => ({
      ...frame,
      token,
      titleOf: (anchor: CommentAnchor) => titleOf(sheet, anchor),
      target,
      aim: (next: CommentTarget | null) => {
        setTarget(next);
        focusCommentForm();
      },
    }),
    [frame, token, sheet, titleOf, target],
  );
  return <FrameContext value={state}>{children}</FrameContext>;
}
