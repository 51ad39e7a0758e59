import { downloadsMessages } from '#site/i18n/downloads.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Steps } from '#ui/steps.tsx';

/** Its place in the page. The server redirects downloads in WeChat to it. */
export const NOTICE_ID = 'open-in-browser';

/** The guide in the page itself, for who comes without scripts or whose guide has not loaded. */
export function WeChatNotice() {
  const { wechat: text } = useMessages(downloadsMessages);
  return (
    <section
      id={NOTICE_ID}
      className="mb-6 hidden scroll-mt-24 rounded-md border border-key bg-surface p-6 target:block"
    >
      <h2 className="text-xl">{text.title}</h2>
      <p className="mt-2 mb-6 text-ink-muted">{text.text}</p>
      <Steps steps={text.steps.map((title) => ({ title }))} />
    </section>
  );
}
