import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { photoMessages } from './photo-messages.ts';
import { usePictureUpload } from './use-picture-upload.ts';

/** Chooses a photograph of the device, or takes one, and uploads it. */
export function UploadButton({ onDone }: { onDone: (fileId: string) => void }) {
  const text = useMessages(photoMessages);
  const input = useRef<HTMLInputElement>(null);
  const { upload, isBusy, error } = usePictureUpload(onDone);
  return (
    <span>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label={text.upload}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) upload(file);
          target.value = '';
        }}
      />
      <Button
        variant="secondary"
        size="sm"
        busy={isBusy}
        disabled={isBusy}
        onClick={() => input.current?.click()}
      >
        {isBusy ? text.uploading : text.upload}
      </Button>
      {error && (
        <span role="alert" className="mt-1.5 block text-sm text-bad">
          {error}
        </span>
      )}
    </span>
  );
}
