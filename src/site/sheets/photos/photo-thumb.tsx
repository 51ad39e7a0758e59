import { useEffect, useState } from 'react';
import { sharedPictureFile, sharedPictureFolder } from '#contracts/shared-picture.ts';
import { useBasePath } from '#ui/host.tsx';
import type { KeptPhoto } from '../device/steps.ts';

/** A photo that is kept here, or that the server has. */
export function PhotoThumb({
  photo: { id, blob },
  token,
  label,
}: {
  photo: KeptPhoto;
  token: string;
  label: string;
}) {
  const base = useBasePath();
  const local = useAddress(blob);
  const src = blob
    ? local
    : sharedPictureFile(base, { src: sharedPictureFolder(token, id) }, 'preview');
  return src ? (
    <img src={src} alt={label} className="size-20 rounded-sm border border-line object-cover" />
  ) : (
    <span className="block size-20 rounded-sm border border-line" />
  );
}

/** The address of a picture in memory, as long as it is shown. */
function useAddress(blob: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!blob) return undefined;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address;
}
