import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageFault } from '../../../shared/lib/images/file-rules.ts';
import { type Turns, turnOnce } from '../../../shared/lib/images/geometry.ts';
import { type OpenPicture, openPicture } from '../../../shared/lib/images/open-picture.ts';
import { toast } from '../../../shared/ui/toast/toast.tsx';

export interface PickedPhoto {
  readonly file: File;
  readonly turns: Turns;
  readonly picture: OpenPicture;
}

/** The photo on the table: held to the rules, opened, and its memory given back when it leaves. */
export function usePickedPhoto() {
  const { t } = useTranslation('profileIcon');
  const [photo, setPhoto] = useState<PickedPhoto>();
  const [isOpening, setIsOpening] = useState(false);
  const latest = useRef(0);

  useEffect(() => () => photo?.picture.close(), [photo]);
  useEffect(
    () => () => {
      latest.current += 1;
    },
    [],
  );

  const show = async (file: File, turns: Turns) => {
    latest.current += 1;
    const mine = latest.current;
    setIsOpening(true);
    try {
      const picture = await openPicture(file, turns);
      if (mine === latest.current) setPhoto({ file, turns, picture });
      else picture.close();
    } catch {
      if (mine === latest.current) toast(t('notPrepared'), { severity: 'error' });
    } finally {
      if (mine === latest.current) setIsOpening(false);
    }
  };

  const pick = (file: File) => {
    const fault = imageFault(file);
    if (fault) toast(t(fault), { severity: 'error' });
    else void show(file, 0);
  };

  return {
    photo,
    isOpening,
    pick,
    turn: () => photo && void show(photo.file, turnOnce(photo.turns)),
    putAway: () => setPhoto(undefined),
  };
}
