import { useEffect, useState } from 'react';
import type { PickedFile } from '../types.ts';
import { fileStorage } from './file-storage.ts';

/** Browsers cannot draw every kind of picture. */
const drawable: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** A picture that is on this device only, for as long as it is looked at. */
export function useFilePreview({ fileId, type }: PickedFile): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!drawable.has(type)) return;
    let made: string | undefined;
    let isGone = false;
    void fileStorage.get(fileId).then((bytes) => {
      if (!bytes || isGone) return;
      made = URL.createObjectURL(bytes);
      setAddress(made);
    });
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [fileId, type]);
  return address;
}
