import type { ReactNode, RefObject } from 'react';
import type { Scene } from '#api/scenes/contract.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconClose } from '#ui/icons.tsx';
import { cx } from '#ui/text.ts';
import { panoramaMessages } from './messages.ts';
import { ToolButton } from './tools.tsx';
import type { CommentPin, useCommentPins } from './use-comment-pins.ts';

type Hotspot = Scene['hotspots'][number];

/** The elements of the pins by their keys; the view puts them in their places. */
export type PinElements = RefObject<Map<string, HTMLButtonElement>>;

/** The points of interest on the picture. */
export function Pins({
  hotspots,
  pins,
  onOpen,
}: {
  hotspots: readonly Hotspot[];
  pins: PinElements;
  onOpen(key: string): void;
}) {
  return hotspots.map(({ key, label }, index) => (
    <Pin
      key={key}
      name={key}
      pins={pins}
      label={`${index + 1} ${label}`}
      title={label}
      className="rounded-full border-stage bg-key text-on-key"
      onOpen={() => onOpen(key)}
    >
      {index + 1}
    </Pin>
  ));
}

/** The comments on the picture, square so that nobody takes them for points of interest. */
export function CommentPins({
  comments,
  pins,
  onOpen,
}: {
  comments: readonly CommentPin[];
  pins: PinElements;
  onOpen(key: string): void;
}) {
  const text = useMessages(panoramaMessages);
  return comments.map(({ key, number, comment }) => (
    <Pin
      key={key}
      name={key}
      pins={pins}
      label={comment ? text.commentPin(number, comment.authorName) : text.pin(number)}
      title={text.pin(number)}
      className={cx('rounded-sm border-key bg-stage text-ink', comment?.resolvedAt && 'opacity-60')}
      onOpen={() => comment && onOpen(key)}
    >
      {number}
    </Pin>
  ));
}

function Pin({
  name,
  pins,
  label,
  title,
  className,
  onOpen,
  children,
}: {
  name: string;
  pins: PinElements;
  label: string;
  title: string;
  className: string;
  onOpen(): void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      ref={(element) => {
        if (element) pins.current.set(name, element);
        else pins.current.delete(name);
      }}
      aria-label={label}
      title={title}
      className="invisible absolute -m-5.5 flex size-11 items-center justify-center data-hidden:opacity-35"
      onClick={onOpen}
    >
      <span
        className={cx(
          'flex size-7 items-center justify-center border-2 text-sm font-bold',
          className,
        )}
      >
        {children}
      </span>
    </button>
  );
}

/** Begins or ends the placing of a pin, for those who may comment. */
export function PinTool({
  comments: { canPlace, isPlacing, setPlacing },
}: {
  comments: ReturnType<typeof useCommentPins>;
}) {
  const text = useMessages(panoramaMessages);
  if (!canPlace) return null;
  return (
    <ToolButton pressed={isPlacing} onClick={() => setPlacing(!isPlacing)}>
      {text.placePin}
    </ToolButton>
  );
}

/** What there is to say of an opened point of interest. */
export function HotspotCard({ hotspot, onClose }: { hotspot: Hotspot; onClose(): void }) {
  const text = useMessages(panoramaMessages);
  return (
    <PinCard title={hotspot.label} onClose={onClose}>
      {hotspot.text && <p className="mt-1 text-sm text-ink-muted">{hotspot.text}</p>}
      {hotspot.product && (
        <div className="mt-2">
          <Button to={`/product/${hotspot.product}`} variant="ghost" size="sm" flush>
            {text.toProduct}
          </Button>
        </div>
      )}
    </PinCard>
  );
}

/** An opened comment; its answers are below the picture. */
export function CommentCard({
  pin: { number, comment },
  onClose,
}: {
  pin: CommentPin;
  onClose(): void;
}) {
  if (!comment) return null;
  return (
    <PinCard
      title={
        <>
          {number} <bdi>{comment.authorName}</bdi>
        </>
      }
      onClose={onClose}
    >
      <p
        dir="auto"
        className="mt-1 max-h-32 overflow-auto text-sm whitespace-pre-line wrap-anywhere"
      >
        {comment.body}
      </p>
    </PinCard>
  );
}

function PinCard({
  title,
  onClose,
  children,
}: {
  title: ReactNode;
  onClose(): void;
  children: ReactNode;
}) {
  const text = useMessages(panoramaMessages);
  return (
    <div
      role="status"
      className="absolute inset-x-3 bottom-3 rounded-md bg-stage/90 p-4 sm:end-auto sm:max-w-sm"
    >
      <div className="flex items-start justify-between gap-3">
        <h3 className="text-base">{title}</h3>
        <button
          type="button"
          aria-label={text.close}
          className="-m-2 flex size-11 items-center justify-center"
          onClick={onClose}
        >
          <IconClose size={18} />
        </button>
      </div>
      {children}
    </div>
  );
}
