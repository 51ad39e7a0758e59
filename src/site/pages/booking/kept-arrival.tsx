import { useEffect, useState } from 'react';
import { bookingSceneMessages } from '#site/i18n/booking-scene.ts';
import { useApi } from '#site/request/use-api.ts';
import { Button } from '#ui/button.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { BroughtItems, readBrought } from './arrival.tsx';
import type { Draft } from './draft.ts';
import type { BroughtAlong } from './form-data.ts';

/** What the visitor of a kept draft brought along, with a way to leave it out. */
export function KeptArrival({ fields, onDrop }: { fields: Draft['fields']; onDrop(): void }) {
  const text = useMessages(bookingSceneMessages);
  const locale = useLocale();
  const api = useApi();
  const [brought, setBrought] = useState<BroughtAlong>();
  useEffect(() => {
    let isCurrent = true;
    readBrought({ api, locale, search: Object.fromEntries(fields) }).then((found) => {
      if (isCurrent) setBrought(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [api, locale, fields]);
  if (!brought?.scene && !brought?.items.length) return null;
  return (
    <>
      <BroughtItems {...brought} />
      <div className="border-b border-line py-3">
        <Button variant="ghost" size="sm" flush onClick={onDrop}>
          {text.leaveOut}
        </Button>
      </div>
    </>
  );
}
