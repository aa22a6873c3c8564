import { openPicture } from '../../../../shared/lib/images/open-picture.ts';
import { logProblem } from '../../../../shared/lib/log-problem.ts';

const edge = 720;

/** Small pictures of what was chosen, one after the other: twelve photos at once are too much for a phone. */
export function createPreviews(onMade: (key: string, preview: string) => void) {
  let last: Promise<void> = Promise.resolve();
  const make = async (key: string, file: Blob) => {
    try {
      const { previewUrl } = await openPicture(file, { edge });
      onMade(key, previewUrl);
    } catch (error) {
      // HEIC, mostly: the tile says so in words.
      logProblem('The browser cannot draw this photo', error);
    }
  };
  return {
    make(key: string, file: Blob): void {
      last = last.then(() => make(key, file));
    },
    letGo: (preview: string | undefined): void => {
      if (preview) URL.revokeObjectURL(preview);
    },
  };
}
