import { use, useEffect, useRef, useState } from 'react';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { errorText } from '../core/error-text.ts';
import { useSession } from '../core/session.tsx';
import { type Sending, sendFile } from '../media/upload/send-file.ts';
import { PendingUploads } from './pending-uploads.ts';
import { photoMessages } from './photo-messages.ts';

/** The server encodes the picture before it answers. */
const timeoutMs = 60_000;

/** Uploads one private picture for the form around it; `onDone` gets its id. */
export function usePictureUpload(onDone: (fileId: string) => void) {
  const { api } = useSession();
  const locale = useLocale();
  const text = useMessages(photoMessages);
  const work = use(PendingUploads);
  const sending = useRef<Sending>(undefined);
  const giveUp = useRef(() => {});
  // Somebody may have gone on typing by the time the picture is there.
  const newest = useRef(onDone);
  useEffect(() => {
    newest.current = onDone;
  });
  const [state, setState] = useState<{ isBusy: boolean; error?: string }>({ isBusy: false });
  useEffect(
    () => () => {
      sending.current?.pause();
      giveUp.current();
    },
    [],
  );
  const upload = (file: File) => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const fail = (error: string) => {
      setState({ isBusy: false, error });
      resolve(false);
    };
    work?.add(promise);
    giveUp.current = () => resolve(true);
    setState({ isBusy: true });
    sending.current = sendFile(
      file,
      { purpose: 'sheet', locale },
      {
        onProgress: () => {},
        onRefused: (message) => fail(message ?? text.failed),
        onInterrupted: () => fail(text.failed),
        onSent: (id) => {
          api('POST /admin/private-pictures', { body: { upload: id }, timeoutMs }).then(
            (picture) => {
              setState({ isBusy: false });
              newest.current(picture.id);
              resolve(true);
            },
            (error) => fail(errorText(error, locale)),
          );
        },
      },
    );
    sending.current.start();
  };
  return { upload, ...state };
}
