import { useEffect, useState } from 'react';
import type { readFeedbackAnswer } from '#api/documents/contract.ts';
import type { RouteData } from '#contracts/route.ts';
import { RequestError } from '#request/errors.ts';
import { documentFeedbackMessages } from '#site/i18n/document-feedback.ts';
import { useApi } from '#site/request/use-api.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { storedReceipt, storeReceipt } from './feedback-receipt.ts';

/** What staff answered to the words that this device has sent about the document. */
export function FeedbackAnswer({ slug }: { slug: string }) {
  const { feedback: text } = useMessages(documentFeedbackMessages);
  const api = useApi();
  const [found, setFound] = useState<RouteData<typeof readFeedbackAnswer>>();
  useEffect(() => {
    const receipt = storedReceipt(slug);
    if (!receipt) return;
    let isCurrent = true;
    api('GET /feedback-answers/:receipt', { params: { receipt } }).then(
      (answer) => isCurrent && setFound(answer),
      (error) => {
        // It was deleted in its time; other failures may pass.
        if (error instanceof RequestError && error.kind === 'business') storeReceipt(slug, null);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [slug, api]);
  if (!found?.isHandled) return null;
  return (
    <div className="mt-4 border-s-2 border-key ps-4">
      {found.answer ? (
        <>
          <p className="text-sm font-semibold">{text.answer}</p>
          <p className="break-words whitespace-pre-wrap">{found.answer}</p>
        </>
      ) : (
        <p>{text.handled}</p>
      )}
    </div>
  );
}
