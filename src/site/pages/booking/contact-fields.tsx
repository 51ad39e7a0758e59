import { bookingTexts } from '#contracts/bookings/fields.ts';
import { bookingMessages } from '#site/i18n/booking.ts';
import { TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import type { ControlProps } from './form-start.ts';
import { Group } from './group.tsx';

/** The part of the booking form about the visitor. */
export function ContactFields({ control }: { control: ControlProps }) {
  const text = useMessages(bookingMessages);
  const line = (name: keyof typeof bookingTexts) => ({
    ...control(name),
    maxLength: bookingTexts[name],
  });
  return (
    <Group heading={text.contact} lead={text.reach}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...line('name')} label={text.name} autoComplete="name" required />
        <TextField {...line('company')} label={text.company} autoComplete="organization" />
        <TextField
          {...line('phone')}
          type="tel"
          label={text.phone}
          hint={text.phoneHint}
          autoComplete="tel"
          inputMode="tel"
        />
        <TextField {...line('email')} type="email" label={text.email} autoComplete="email" />
        <TextField
          {...line('wechat')}
          label={text.wechat}
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField {...line('region')} label={text.region} hint={text.regionHint} />
      </div>
    </Group>
  );
}
