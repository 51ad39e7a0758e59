import type { RefObject } from 'react';
import type { Scene } from '#api/scenes/contract.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconClose } from '#ui/icons.tsx';
import { panoramaMessages } from './messages.ts';

type Hotspot = Scene['hotspots'][number];

/** The points of interest on the picture; `usePins` puts them in their places. */
export function Pins({
  hotspots,
  pins,
  onOpen,
}: {
  hotspots: readonly Hotspot[];
  pins: RefObject<Map<string, HTMLButtonElement>>;
  onOpen(key: string): void;
}) {
  return hotspots.map(({ key, label }, index) => (
    <button
      key={key}
      type="button"
      ref={(element) => {
        if (element) pins.current.set(key, element);
        else pins.current.delete(key);
      }}
      aria-label={`${index + 1} ${label}`}
      title={label}
      className="invisible absolute -m-5.5 flex size-11 items-center justify-center"
      onClick={() => onOpen(key)}
    >
      <span className="flex size-7 items-center justify-center rounded-full border-2 border-stage bg-key text-sm font-bold text-on-key">
        {index + 1}
      </span>
    </button>
  ));
}

/** What there is to say of an opened point of interest. */
export function HotspotCard({ hotspot, onClose }: { hotspot: Hotspot; onClose(): void }) {
  const text = useMessages(panoramaMessages);
  return (
    <div
      role="status"
      className="absolute inset-x-3 bottom-3 rounded-md bg-stage/90 p-4 sm:end-auto sm:max-w-sm"
    >
      <div className="flex items-start justify-between gap-3">
        <h3 className="text-base">{hotspot.label}</h3>
        <button
          type="button"
          aria-label={text.close}
          className="-m-2 flex size-11 items-center justify-center"
          onClick={onClose}
        >
          <IconClose size={18} />
        </button>
      </div>
      {hotspot.text && <p className="mt-1 text-sm text-ink-muted">{hotspot.text}</p>}
      {hotspot.product && (
        <div className="mt-2">
          <Button to={`/product/${hotspot.product}`} variant="ghost" size="sm" flush>
            {text.toProduct}
          </Button>
        </div>
      )}
    </div>
  );
}
