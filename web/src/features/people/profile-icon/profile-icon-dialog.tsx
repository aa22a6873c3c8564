import './words.ts';
import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { usePastedFiles } from '../../../shared/lib/files/use-pasted-files.ts';
import { ownIcon } from '../../../shared/lib/own-icon.ts';
import { useSession } from '../../../shared/lib/session/index.ts';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { FramePhoto } from './components/frame-photo.tsx';
import { PickPhoto } from './components/pick-photo.tsx';
import { usePickedPhoto } from './model/use-picked-photo.ts';
import classes from './profile-icon-dialog.module.css';

interface IconWorkProps {
  user: SessionUser;
  isSaving: boolean;
  onSaving: (isSaving: boolean) => void;
  onSaved: () => void;
}

/** Lives as long as the dialog is open: closing it lets go of the photo. */
function IconWork({ user, isSaving, onSaving, onSaved }: IconWorkProps) {
  const { t } = useTranslation('profileIcon');
  const { photo, isOpening, pick, turn, putAway } = usePickedPhoto();
  const pickUnlessSaving = (file: File) => {
    if (!isSaving) pick(file);
  };
  usePastedFiles(([file]) => file && pickUnlessSaving(file));
  if (photo) {
    return (
      <FramePhoto
        key={`${photo.file.name}-${photo.file.lastModified}-${photo.file.size}`}
        user={user}
        photo={photo}
        isTurning={isOpening}
        onTurn={turn}
        onSaving={onSaving}
        onAnother={putAway}
        onSaved={onSaved}
      />
    );
  }
  return (
    <>
      <p className={classes.lead}>{t('pick.lead')}</p>
      <PickPhoto icon={ownIcon(user)} isOpening={isOpening} onPick={pickUnlessSaving} />
    </>
  );
}

interface ProfileIconDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Change Profile Icon, for talents and recruiters alike. */
export default function ProfileIconDialog({ opened, onClose }: ProfileIconDialogProps) {
  const { t } = useTranslation('profileIcon');
  const { user } = useSession();
  const [isSaving, setIsSaving] = useState(false);
  if (!user) return null;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('title')}
      width="wide"
      closesOnClickOutside={false}
      closable={!isSaving}
    >
      <IconWork user={user} isSaving={isSaving} onSaving={setIsSaving} onSaved={onClose} />
    </Dialog>
  );
}
