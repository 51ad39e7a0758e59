import { useEffect, useState } from 'react';
import { bookingTexts } from '#contracts/bookings/fields.ts';
import type { ControlProps } from './form-start.ts';

/** Controls that the page's address fills and nobody sees. */
const hidden = ['scene', 'utmSource', 'utmMedium', 'utmCampaign'] as const;

/** Where the visitor comes from; posted without scripts too, but for the other site. */
export function Origin({ control }: { control: ControlProps }) {
  // The server renders the page for everybody alike.
  const [source, setSource] = useState('');
  useEffect(() => setSource(otherSite()), []);
  return (
    <>
      {hidden.map((name) => {
        const { defaultValue } = control(name);
        return (
          defaultValue && (
            <input
              key={name}
              type="hidden"
              name={name}
              value={defaultValue.slice(0, bookingTexts[name])}
            />
          )
        );
      })}
      {source && <input type="hidden" name="source" value={source} />}
    </>
  );
}

/** The site with the link that led here; empty for our own. */
function otherSite(): string {
  if (!URL.canParse(document.referrer)) return '';
  const { host } = new URL(document.referrer);
  return host === location.host ? '' : host.slice(0, bookingTexts.source);
}
