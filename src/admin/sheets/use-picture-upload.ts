import { useEffect, useRef, useState } from 'react';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { errorText } from '../core/error-text.ts';
import { useSession } from '../core/session.tsx';
import { type Sending, sendFile } from '../media/upload/send-file.ts';
import { photoMessages } from './photo-messages.ts';

/** The server encodes the picture before it answers. */
const timeoutMs = 60_000;

/** Uploads one private picture; `onDone` gets its id. */
export function usePictureUpload(onDone: (fileId: string) => void) {
  const { api } = useSession();
  const locale = useLocale();
  const text = useMessages(photoMessages);
  const sending = useRef<Sending>(undefined);
  const [state, setState] = useState<{ isBusy: boolean; error?: string }>({ isBusy: false });
  useEffect(() => () => sending.current?.pause(), []);
  const fail = (error: string) => setState({ isBusy: false, error });
  const upload = (file: File) => {
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
              onDone(picture.id);
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
