import './i18n.ts';
import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { Camera, Crop, ImageUp, User } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDroppedFiles } from '../../../shared/lib/files/use-dropped-files.ts';
import { usePastedFiles } from '../../../shared/lib/files/use-pasted-files.ts';
import { acceptedImages } from '../../../shared/lib/images/file-rules.ts';
import { ownIcon } from '../../../shared/lib/own-icon.ts';
import { useSession } from '../../../shared/lib/session/index.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { FramePhoto } from './components/frame-photo.tsx';
import { usePickedPhoto } from './model/use-picked-photo.ts';
import classes from './profile-icon-dialog.module.css';

interface PickPhotoProps {
  icon: string | undefined;
  isOpening: boolean;
  onPick: (file: File) => void;
  /** Undefined without a stored picture. */
  onCropAgain: (() => void) | undefined;
}

interface FileButtonProps {
  kind: 'choose' | 'camera';
  isBusy: boolean;
  onPick: (file: File) => void;
}

const kinds = {
  choose: { icon: ImageUp, variant: 'filled', accept: acceptedImages },
  camera: { icon: Camera, variant: 'outline', accept: 'image/jpeg,image/png' },
} as const;

function FileButton({ kind, isBusy, onPick }: FileButtonProps) {
  const { t } = useTranslation('profileIcon');
  const input = useRef<HTMLInputElement>(null);
  const { icon: Icon, variant, accept } = kinds[kind];
  return (
    <span className={classes[kind]}>
      <Button
        size="lg"
        variant={variant}
        fullWidth
        disabled={isBusy}
        leftSection={<Icon size={18} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {t(`pick.${kind}`)}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        data-source={kind}
        accept={accept}
        capture={kind === 'camera' ? 'user' : undefined}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file may be chosen again after it was rejected.
          currentTarget.value = '';
          if (file) onPick(file);
        }}
      />
    </span>
  );
}

function CurrentIcon({ icon }: { icon: string | undefined }) {
  const { t } = useTranslation('profileIcon');
  return (
    <figure className={classes.current}>
      {icon ? (
        <img className={classes.picture} src={icon} alt="" width={96} height={120} />
      ) : (
        <span className={classes.picture} data-empty aria-hidden>
          <User size={32} />
        </span>
      )}
      <figcaption>{t(icon ? 'pick.current' : 'pick.none')}</figcaption>
    </figure>
  );
}

function PickPhoto({ icon, isOpening, onPick, onCropAgain }: PickPhotoProps) {
  const { t } = useTranslation('profileIcon');
  const { isOver, handlers } = useDroppedFiles(([file]) => file && onPick(file));
  return (
    <div className={classes.pick} data-over={isOver || undefined} {...handlers}>
      <CurrentIcon icon={icon} />
      <div className={classes.actions}>
        <FileButton kind="choose" isBusy={isOpening} onPick={onPick} />
        <FileButton kind="camera" isBusy={isOpening} onPick={onPick} />
        {onCropAgain && (
          <Button
            size="lg"
            variant="outline"
            disabled={isOpening}
            leftSection={<Crop size={18} aria-hidden />}
            onClick={onCropAgain}
          >
            {t('pick.cropAgain')}
          </Button>
        )}
        <p className={classes.drop}>{t(isOver ? 'pick.dropNow' : 'pick.drop')}</p>
        <p className={classes.rules} role="status">
          {t(isOpening ? 'pick.opening' : 'pick.rules')}
        </p>
      </div>
    </div>
  );
}

interface IconEditorProps {
  user: SessionUser;
  isSaving: boolean;
  onSaving: (isSaving: boolean) => void;
  onSaved: () => void;
}

/** Mounted while the dialog is open, so closing it releases the photo. */
function IconEditor({ user, isSaving, onSaving, onSaved }: IconEditorProps) {
  const { t } = useTranslation('profileIcon');
  const { photo, isOpening, pick, cropAgain, turn, putAway } = usePickedPhoto();
  const source = user.talenter?.talent_edit_doc ?? user.recruiter?.recruiter_edit_doc;
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
      <PickPhoto
        icon={ownIcon(user)}
        isOpening={isOpening}
        onPick={pickUnlessSaving}
        onCropAgain={source ? () => cropAgain(source) : undefined}
      />
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
      <IconEditor user={user} isSaving={isSaving} onSaving={setIsSaving} onSaved={onClose} />
    </Dialog>
  );
}
