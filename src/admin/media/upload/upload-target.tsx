import { type DragEvent, type ReactNode, useEffect, useState } from 'react';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconUpload } from '#ui/icons.tsx';
import { mediaMessages } from '../messages.ts';
import { FileButton } from './file-button.tsx';
import { useConnectedUploads } from './use-connected-uploads.ts';

/** A place that takes dropped files, and files pasted anywhere on the page while it is shown. */
export function UploadTarget({
  folder,
  isEnabled,
  children,
}: {
  folder: string | undefined;
  isEnabled: boolean;
  children: ReactNode;
}) {
  const text = useMessages(mediaMessages);
  const upload = useConnectedUploads();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isEnabled) return;
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      upload(files, { ...(folder && { folder }) });
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [upload, folder, isEnabled]);
  if (!isEnabled) return children;
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the upload button does the same by keyboard
    <div
      className="relative"
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        upload(event.dataTransfer.files, { ...(folder && { folder }) });
      }}
    >
      {children}
      {isOver && (
        <div className="pointer-events-none absolute -inset-2 z-10 flex items-start justify-center rounded-md border-2 border-dashed border-key bg-surface/80 pt-24 font-medium text-key">
          {text.dropHere}
        </div>
      )}
    </div>
  );
}

/** Adds files to the library. */
export function UploadButton({
  folder,
  variant,
}: {
  folder?: string | undefined;
  variant?: 'secondary';
}) {
  const text = useMessages(mediaMessages);
  const upload = useConnectedUploads();
  return (
    <FileButton
      {...(variant && { variant })}
      icon={IconUpload}
      label={text.upload}
      title={text.uploadHint}
      multiple
      onFiles={(files) => upload(files, { ...(folder && { folder }) })}
    />
  );
}
