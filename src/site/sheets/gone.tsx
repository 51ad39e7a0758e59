import { ContactLinks } from '#site/components/contact-links.tsx';
import { closedSheetMessages } from '#site/i18n/closed-sheet.ts';
import { useSite } from '#site/initial-state.ts';
import { usePick } from '#ui/text.ts';
import { English } from './english.tsx';

const { zh, en } = closedSheetMessages;

/** Whom to ask about a link that has ended. */
export function Gone() {
  const { brandName, contacts } = useSite();
  const { phone, email } = contacts;
  const pick = usePick();
  if (!phone && !email) return null;
  return (
    <section className="mt-8 rounded-md border border-line bg-surface p-5 md:p-6">
      <h2 className="text-xl">
        {zh.ask(pick(brandName))}
        <English>{en.ask(brandName.en ?? brandName.zh)}</English>
      </h2>
      <ContactLinks />
    </section>
  );
}
