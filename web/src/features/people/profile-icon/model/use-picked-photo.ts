import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { imageFault } from '../../../../shared/lib/images/file-rules.ts';
import { type OpenedPicture, useOpenedPicture } from '../../../../shared/lib/images/use-opened-picture.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';

export type PickedPhoto = OpenedPicture<File>;

/** The photo on the table, held to the rules of the icon. */
export function usePickedPhoto() {
  const { t } = useTranslation('profileIcon');
  const { opened, isOpening, open, turn, putAway } = useOpenedPicture<File>(() =>
    toast(t('notPrepared'), { severity: 'error' }),
  );

  const pick = (file: File) => {
    const fault = imageFault(file);
    if (fault) toast(t(fault), { severity: 'error' });
    else open(file);
  };

  return { photo: opened, isOpening, pick, turn, putAway };
}
