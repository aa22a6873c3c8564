import { useEffect, useState } from 'react';
import type { PickedFile } from '../types.ts';
import { fileStorage } from './file-storage.ts';

/** Types that browsers can display. */
const drawable: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** The URL of a local image. */
export function useFilePreview({ fileId, type }: PickedFile): string | undefined {
  const [previewUrl, setPreviewUrl] = useState<string>();
  useEffect(() => {
    if (!drawable.has(type)) return;
    let url: string | undefined;
    let isUnmounted = false;
    void fileStorage.get(fileId).then((bytes) => {
      if (!bytes || isUnmounted) return;
      url = URL.createObjectURL(bytes);
      setPreviewUrl(url);
    });
    return () => {
      isUnmounted = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [fileId, type]);
  return previewUrl;
}
