import { type ReactNode, useMemo, useState } from 'react';
import type { SheetFrame } from '#api/sheets/comments/contract.ts';
import type { CommentAnchor } from '#contracts/sheets/comments.ts';
import { definePage, type Page } from '#site/page.ts';
import { Comments } from './comments/comments.ts';
import { COMMENTS_ID, type CommentTarget, FrameContext } from './frame-context.ts';

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
export function withSheetFrame<Data>(
  page: Page<Data>,
  { token: parameter, titleOf }: FrameOptions<Data>,
): Page<Framed<Data>> {
  const { View } = page;
  return definePage<Framed<Data>>({
    async load(context) {
      const token = context.params[parameter] ?? '';
      const sheet = (await page.load?.(context)) as Data;
      const frame = await context.api('GET /shares/links/:token/frame', { params: { token } });
      if (frame.comments) await Comments.load();
      return { sheet, frame };
    },
    head: ({ data, ...context }) => ({
      ...page.head?.({ ...context, data: data.sheet }),
      postsForm: data.frame.trialForm !== null,
    }),
    // biome-ignore lint/correctness/noComponentHookFactories: called once per module, so its identity is stable.
    View: ({ data, ...props }) => (
      <Frame
        frame={data.frame}
        token={props.params[parameter] ?? ''}
        titleOf={(anchor) => titleOf?.(data.sheet, anchor) ?? null}
      >
        <View data={data.sheet} {...props} />
      </Frame>
    ),
  });
}

function Frame({
  frame,
  token,
  titleOf,
  children,
}: {
  frame: SheetFrame;
  token: string;
  titleOf(anchor: CommentAnchor): string | null;
  children: ReactNode;
}) {
  const [target, setTarget] = useState<CommentTarget | null>(null);
  const state = useMemo(
    () => ({
      ...frame,
      token,
      titleOf,
      target,
      aim: (next: CommentTarget | null) => {
        setTarget(next);
        const form = document.querySelector<HTMLElement>(`#${COMMENTS_ID} textarea`);
        form?.scrollIntoView({ block: 'center' });
        form?.focus({ preventScroll: true });
      },
    }),
    [frame, token, titleOf, target],
  );
  return <FrameContext value={state}>{children}</FrameContext>;
}
