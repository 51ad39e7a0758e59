import { bookingMessages } from '#site/i18n/booking.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Picture } from '#ui/picture.tsx';
import type { BookingFormData } from './form-data.ts';

/** The virtual scene that goes with the booking. */
export function ChosenScene({ scene }: { scene: NonNullable<BookingFormData['scene']> }) {
  const text = useMessages(bookingMessages);
  return (
    <div className="flex items-center gap-4 border-b border-line py-5">
      {scene.picture && (
        <Picture
          picture={scene.picture}
          sizes="112px"
          alt=""
          className="aspect-[16/10] w-28 shrink-0 rounded-sm object-cover"
        />
      )}
      <p className="min-w-0 text-sm">
        <span className="block text-ink-muted">{text.scene}</span>
        <span className="block text-base font-medium break-words">{scene.name}</span>
      </p>
    </div>
  );
}
