import { useEffect, useState } from 'react';
import { StartedPart } from '#site/demos/demo-stage.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { wipeMessages } from './messages.ts';

/**
 * A sample clip that the visitor's browser keys: camera, matte and result of the same frame. Nothing
 * of it is shown without JavaScript.
 */
export function WipeSection() {
  const text = useMessages(wipeMessages);
  return (
    <section
      aria-labelledby="wipe-heading"
      className="no-print wrap grid grid-cols-1 items-start gap-6 pb-16 noscript:hidden lg:grid-cols-[minmax(0,1fr)_minmax(0,2.5fr)] lg:gap-12"
    >
      <div>
        <h2 id="wipe-heading" className="mb-3 text-2xl">
          {text.heading}
        </h2>
        <p className="max-w-reading text-ink-muted">{text.text}</p>
      </div>
      <StartedPart
        label={text.start}
        importer={async () => (await import('./keyed-clip.tsx')).KeyedClip}
        still={<Still />}
      />
    </section>
  );
}

/** One frame of the clip in thirds, made with the clips by `npm run studio:clips`. */
function Still() {
  const text = useMessages(wipeMessages);
  const [address, setAddress] = useState<string>();
  // Only the browser's build knows the address of its files.
  useEffect(() => setAddress(new URL('./still.jpg', import.meta.url).href), []);
  return (
    <div className="aspect-video overflow-hidden rounded-md border border-line bg-surface">
      {address && (
        <img
          src={address}
          alt={text.still}
          width={960}
          height={540}
          loading="lazy"
          className="size-full object-cover"
        />
      )}
    </div>
  );
}
