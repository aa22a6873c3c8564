import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { imageFileError } from '../../../../shared/lib/images/file-rules.ts';
import { type OpenedPicture, useOpenedPicture } from '../../../../shared/lib/images/use-opened-picture.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { fetchIconSource } from '../api.ts';

export type PickedPhoto = OpenedPicture<File>;

/** The chosen photo, checked against the rules for icons. */
export function usePickedPhoto() {
  const { t } = useTranslation('profileIcon');
  const { opened, isOpening, open, turn, putAway } = useOpenedPicture<File>(() =>
    toast(t('notPrepared'), { severity: 'error' }),
  );

  const pick = (file: File) => {
    const error = imageFileError(file);
    if (error) toast(t(error), { severity: 'error' });
    else open(file);
  };

  /** Opens the picture that the present icon was cut from. */
  const cropAgain = (url: string) => {
    fetchIconSource(url).then(open, () => toast(t('notPrepared'), { severity: 'error' }));
  };

  return { photo: opened, isOpening, pick, cropAgain, turn, putAway };
}
