import { StartedPart } from '#site/demos/demo-stage.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { wipeMessages } from './messages.ts';

/** Made with the clips by `npm run studio:clips`. */
const still = new URL('./still.jpg', import.meta.url).href;

/** A sample clip that the visitor's browser keys: camera, matte and result of the same frame. */
export function WipeSection() {
  const text = useMessages(wipeMessages);
  return (
    <section aria-labelledby="wipe-heading" className="no-print wrap pb-16">
      <h2 id="wipe-heading" className="mb-3 text-2xl">
        {text.heading}
      </h2>
      <p className="mb-6 max-w-reading text-ink-muted">{text.text}</p>
      <StartedPart
        label={text.start}
        importer={async () => (await import('./keyed-clip.tsx')).KeyedClip}
        still={
          <img
            src={still}
            alt={text.still}
            width={960}
            height={540}
            loading="lazy"
            className="aspect-video w-full rounded-md border border-line object-cover"
          />
        }
      />
    </section>
  );
}
