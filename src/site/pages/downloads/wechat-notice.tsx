import { OPEN_IN_BROWSER } from '#contracts/enums/downloads.ts';
import { downloadsMessages } from '#site/i18n/downloads.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Steps } from '#ui/steps.tsx';

/** The guide in the page itself: for visitors without scripts, or if the guide could not be loaded. */
export function WeChatNotice() {
  const { wechat: text } = useMessages(downloadsMessages);
  return (
    <section
      id={OPEN_IN_BROWSER}
      className="mb-6 hidden scroll-mt-24 rounded-md border border-key bg-surface p-6 target:block"
    >
      <h2 className="text-xl">{text.title}</h2>
      <p className="mt-2 mb-6 text-ink-muted">{text.text}</p>
      <Steps steps={text.steps.map((title) => ({ title }))} />
    </section>
  );
}
