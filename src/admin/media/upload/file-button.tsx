import { type ComponentProps, useRef } from 'react';
import { Button } from '#ui/button.tsx';

const ACCEPTED_TYPES =
  'image/jpeg,image/png,image/webp,image/avif,image/svg+xml,video/mp4,video/webm,.glb,.pdf,.json';

/** A button that opens the file chooser. */
export function FileButton({
  label,
  accept = ACCEPTED_TYPES,
  multiple,
  onFiles,
  ...button
}: {
  label: string;
  /** Types that the chooser offers; all if empty. */
  accept?: string;
  multiple?: boolean;
  onFiles: (files: FileList) => void;
} & Pick<ComponentProps<typeof Button>, 'icon' | 'size' | 'title' | 'variant'>) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          if (target.files) onFiles(target.files);
          target.value = '';
        }}
      />
      <Button {...button} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
