import type { SessionUser } from '@callboard/contract/session-user';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogActions } from '../../../shared/ui/dialog/dialog.tsx';
import { useFraming } from '../model/use-framing.ts';
import type { PickedPhoto } from '../model/use-picked-photo.ts';
import { useSaveIcon } from '../model/use-save-icon.ts';
import { CropControls } from './crop-controls.tsx';
import { CropPhoto } from './crop-photo.tsx';
import classes from './frame-photo.module.css';
import { IconPreview } from './icon-preview.tsx';
import { Failed, Sending } from './save-state.tsx';

interface FramePhotoProps {
  user: SessionUser;
  photo: PickedPhoto;
  isTurning: boolean;
  onTurn: () => void;
  onSaving: (isSaving: boolean) => void;
  onAnother: () => void;
  onSaved: () => void;
}

/** The photo in its frame, and its way to the server. The frame stays as it is when the way fails. */
export function FramePhoto({
  user,
  photo,
  isTurning,
  onTurn,
  onSaving,
  onAnother,
  onSaved,
}: FramePhotoProps) {
  const { t } = useTranslation('profileIcon');
  const control = useFraming();
  const { save, stop, stage, failure } = useSaveIcon(user, onSaved);
  const isSaving = stage !== undefined;
  const area = isTurning ? undefined : control.areaOf(photo.picture.previewUrl);
  const saveThis = () => area && void save(photo.file, { area, turns: photo.turns });
  const turn = () => {
    control.beginAnew();
    onTurn();
  };

  useEffect(() => {
    onSaving(isSaving);
    return () => onSaving(false);
  }, [isSaving, onSaving]);

  return (
    <div className={classes.frame}>
      <p className={classes.lead}>{t('crop.lead')}</p>
      <CropPhoto picture={photo.picture} control={control} isLocked={isSaving} />
      {stage ? (
        <Sending stage={stage} onStop={stop} />
      ) : (
        <CropControls control={control} isTurning={isTurning} onTurn={turn} />
      )}
      {failure && <Failed failure={failure} onRetry={saveThis} />}
      <div className={classes.foot}>
        <IconPreview
          picture={photo.picture}
          area={control.areaOf(photo.picture.previewUrl)}
          name={user.name}
        />
        <DialogActions>
          <Button variant="default" disabled={isSaving} onClick={onAnother}>
            {t('pick.chooseAnother')}
          </Button>
          <Button loading={isSaving} disabled={area === undefined} onClick={saveThis}>
            {t('crop.save')}
          </Button>
        </DialogActions>
      </div>
    </div>
  );
}
