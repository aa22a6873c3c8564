import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { useEffect } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { CropControls } from '../../../../shared/ui/crop/crop-controls.tsx';
import { CropStage } from '../../../../shared/ui/crop/crop-stage.tsx';
import { useFraming } from '../../../../shared/ui/crop/use-framing.ts';
import { DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import type { PickedPhoto } from '../model/use-picked-photo.ts';
import { useSaveIcon } from '../model/use-save-icon.ts';
import classes from './frame-photo.module.css';
import { IconPreview } from './icon-preview.tsx';
import { Failed, Sending } from './save-state.tsx';

const aspects = { headshot: 4 / 5, square: 1 } as const;
const shapes = ['headshot', 'square'] as const;

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
  const control = useFraming<keyof typeof aspects>('headshot');
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
      <CropStage
        picture={photo.picture}
        control={control}
        aspect={aspects[control.shape]}
        isLocked={isSaving}
      />
      {stage ? (
        <Sending stage={stage} onStop={stop} />
      ) : (
        <CropControls
          control={control}
          shapes={shapes.map((shape) => ({ shape, label: t(`crop.${shape}`) }))}
          isTurning={isTurning}
          onTurn={turn}
        />
      )}
      {failure && <Failed failure={failure} onRetry={saveThis} />}
      <div className={classes.foot}>
        <IconPreview
          picture={photo.picture}
          area={control.areaOf(photo.picture.previewUrl)}
          name={user.name}
        />
        <DialogActions>
          <Button variant="outline" disabled={isSaving} onClick={onAnother}>
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
