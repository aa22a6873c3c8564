import { useEffect, useRef, useState } from 'react';
import { type Turns, turnOnce } from './geometry.ts';
import { type OpenPicture, openPicture } from './open-picture.ts';

export interface OpenedPicture<Source extends Blob = Blob> {
  readonly file: Source;
  readonly turns: Turns;
  readonly picture: OpenPicture;
}

/** Opens and rotates one picture, and frees its memory on unmount. */
export function useOpenedPicture<Source extends Blob = File>(onUnreadable: () => void) {
  const [opened, setOpened] = useState<OpenedPicture<Source>>();
  const [isOpening, setIsOpening] = useState(false);
  const latest = useRef(0);

  useEffect(() => () => opened?.picture.close(), [opened]);
  useEffect(
    () => () => {
      latest.current += 1;
    },
    [],
  );

  const show = async (file: Source, turns: Turns = 0) => {
    latest.current += 1;
    const mine = latest.current;
    setIsOpening(true);
    try {
      const picture = await openPicture(file, { turns });
      if (mine === latest.current) setOpened({ file, turns, picture });
      else picture.close();
    } catch {
      if (mine === latest.current) onUnreadable();
    } finally {
      if (mine === latest.current) setIsOpening(false);
    }
  };

  return {
    opened,
    isOpening,
    open: (file: Source) => void show(file),
    turn: () => opened && void show(opened.file, turnOnce(opened.turns)),
    putAway: () => setOpened(undefined),
  };
}
