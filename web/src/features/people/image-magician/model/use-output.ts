import { useEffect, useState } from 'react';
import { cutPicture, type Framing } from '../../../../shared/lib/images/cut-picture.ts';
import { type Area, type Size, toPixels, turnedSize } from '../../../../shared/lib/images/geometry.ts';
import type { OpenedPicture } from '../../../../shared/lib/images/use-opened-picture.ts';
import { type OutputSettings, sizeFor } from './output.ts';

export interface Output {
  readonly url: string;
  readonly blob: Blob;
  readonly size: Size;
}

/** Long enough to finish dragging a slider, short enough to feel immediate. */
const debounceMs = 250;

/** The size of the crop before it is scaled down. */
export const cropSize = ({ picture }: OpenedPicture, area: Area): Size => {
  // Measured after rotation.
  const { width, height } = toPixels(area, turnedSize(picture.size, 0));
  return { width, height };
};

/** The picture as it would be downloaded now, made again a moment after every change. */
export function useOutput(opened: OpenedPicture, area: Area | undefined, settings: OutputSettings) {
  const [output, setOutput] = useState<Output>();
  const [isMaking, setIsMaking] = useState(true);
  const [hasFailed, setHasFailed] = useState(false);
  const { width, format, quality } = settings;

  useEffect(() => {
    if (!area) return;
    let isCurrent = true;
    setIsMaking(true);
    const make = async () => {
      const framing: Framing = { area, turns: opened.turns };
      const encoding = { type: `image/${format}`, quality: quality / 100 } as const;
      let size: Size = { width: 0, height: 0 };
      const sizeOf = (crop: Size) => {
        size = sizeFor(crop, width);
        return size;
      };
      const otherwise = { type: 'image/jpeg', quality: quality / 100 } as const;
      const blob = await cutPicture(opened.file, framing, { sizeOf, encoding, otherwise });
      return { blob, size, url: URL.createObjectURL(blob) };
    };
    const timer = setTimeout(() => {
      make().then(
        (made) => {
          if (!isCurrent) return URL.revokeObjectURL(made.url);
          setOutput(made);
          setHasFailed(false);
          setIsMaking(false);
        },
        () => {
          if (!isCurrent) return;
          setHasFailed(true);
          setIsMaking(false);
        },
      );
    }, debounceMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [opened, area, width, format, quality]);

  useEffect(() => () => output && URL.revokeObjectURL(output.url), [output]);

  return { output, isMaking, hasFailed };
}
