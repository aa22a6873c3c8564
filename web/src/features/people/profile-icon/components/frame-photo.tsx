import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { cutPicture, type Framing, shrinkPicture } from '../../../../shared/lib/images/cut-picture.ts';
import { type Area, cutMatrix, middleSquare, toPixels } from '../../../../shared/lib/images/geometry.ts';
import type { OpenPicture } from '../../../../shared/lib/images/open-picture.ts';
import { StorageRejectedError, sendToStorage } from '../../../../shared/lib/images/send-to-storage.ts';
import { toFailure, type UploadFailure } from '../../../../shared/lib/images/upload-failure.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { session } from '../../../../shared/lib/session/index.ts';
import { notifyUserChanged } from '../../../../shared/lib/user-changed.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { CropControls } from '../../../../shared/ui/crop/crop-controls.tsx';
import { CropStage } from '../../../../shared/ui/crop/crop-stage.tsx';
import { useFraming } from '../../../../shared/ui/crop/use-framing.ts';
import { DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { Row, Stack } from '../../../../shared/ui/layout/layout.tsx';
import { ProgressBar } from '../../../../shared/ui/progress-bar/progress-bar.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { recordIcon, signIconUploads } from '../api.ts';
import { type IconSteps, NotPreparedError, type Stage, saveIcon } from '../model/save-icon.ts';
import type { PickedPhoto } from '../model/use-picked-photo.ts';
import classes from './frame-photo.module.css';

/** Preparing and recording are short; uploading takes most of the time. */
const fractionDone = (stage: Stage): number => {
  if (stage.name === 'preparing') return 0.05;
  return stage.name === 'recording' ? 0.97 : 0.1 + stage.fraction * 0.85;
};

function SavingProgress({ stage, onStop }: { stage: Stage; onStop: () => void }) {
  const { t } = useTranslation('profileIcon');
  const percent = stage.name === 'sending' ? Math.round(stage.fraction * 100) : 0;
  return (
    <Row gap={4} wrap={false}>
      <div className={classes.progress}>
        <ProgressBar label={t('saving.progress')} value={fractionDone(stage) * 100} />
        <p>{t(`saving.${stage.name}`, { percent })}</p>
      </div>
      <Button variant="outline" onClick={onStop}>
        {t('saving.stop')}
      </Button>
    </Row>
  );
}

interface SaveErrorProps {
  failure: UploadFailure;
  onRetry: () => void;
}

function SaveError({ failure: { reason, detail = '' }, onRetry }: SaveErrorProps) {
  const { t } = useTranslation('profileIcon');
  return (
    <Alert
      family="stop"
      action={
        reason === 'frozen' ? (
          <ButtonLink to={paths.contactUs()} size="sm" variant="ink">
            {t('failed.contact')}
          </ButtonLink>
        ) : (
          <Button size="sm" variant="ink" onClick={onRetry} leftSection={<RefreshCw size={15} aria-hidden />}>
            {t('failed.retry')}
          </Button>
        )
      }
    >
      {t(`failed.${reason}`, { detail })}
    </Alert>
  );
}

/** One after the other: a phone has memory for one large picture. */
async function prepare(file: Blob, framing: Framing) {
  const source = await shrinkPicture(file, framing);
  return { icon: await cutPicture(file, framing), source };
}

function logRejection(error: unknown) {
  // biome-ignore lint/suspicious/noConsole: the product specification asks for this log line.
  if (error instanceof StorageRejectedError) console.error(error.message);
}

/** Runs one save at a time, with progress; stops on demand or when the dialog closes. */
function useSaveIcon(user: SessionUser, onSaved: () => void) {
  const { t } = useTranslation('profileIcon');
  const [stage, setStage] = useState<Stage>();
  const [failure, setFailure] = useState<UploadFailure>();
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  const save = async (file: File, framing: Framing) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setFailure(undefined);
    const record: IconSteps['record'] = (keys, signal) => recordIcon(user, keys, signal);
    const steps = { prepare, sign: signIconUploads, send: sendToStorage, record };
    try {
      await saveIcon(steps, { file, framing, signal: controller.signal, onStage: setStage });
      await session.refreshUser().catch(() => undefined);
      notifyUserChanged(user);
      toast(t('saved'));
      onSaved();
    } catch (error) {
      if (controller.signal.aborted) return;
      logRejection(error);
      if (error instanceof NotPreparedError) toast(t('notPrepared'), { severity: 'error' });
      else setFailure(toFailure(error));
    } finally {
      running.current = undefined;
      setStage(undefined);
    }
  };

  return { save, stop: () => running.current?.abort(), stage, failure };
}

interface IconPreviewProps {
  picture: OpenPicture;
  /** Undefined until the frame has been laid out; the whole picture is shown until then. */
  area: Area | undefined;
  name: string;
}

const fullPicture = { x: 0, y: 0, width: 100, height: 100 };
const edge = 48;
const circle = { width: edge, height: edge };

/** The icon as it will appear beside the name, with the same geometry as the crop. */
function IconPreview({ picture: { size, previewUrl }, area = fullPicture, name }: IconPreviewProps) {
  const { t } = useTranslation('profileIcon');
  const square = middleSquare(toPixels(area, size));
  const matrix = cutMatrix({ picture: size, turns: 0, area: square, target: circle });
  return (
    <Row gap={3} wrap={false}>
      <span className={classes.circle}>
        <img
          src={previewUrl}
          alt=""
          style={{ width: size.width, height: size.height, transform: `matrix(${matrix.join(', ')})` }}
        />
      </span>
      <p className={classes.text}>
        <span>{t('crop.preview')}</span>
        <strong>{name}</strong>
      </p>
    </Row>
  );
}

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

/** Crops the photo and saves it. The crop is kept when saving fails. */
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
  const saveCrop = () => area && void save(photo.file, { area, turns: photo.turns });
  const turn = () => {
    control.reset();
    onTurn();
  };

  useEffect(() => {
    onSaving(isSaving);
    return () => onSaving(false);
  }, [isSaving, onSaving]);

  return (
    <Stack>
      <p className={classes.lead}>{t('crop.lead')}</p>
      <CropStage
        picture={photo.picture}
        control={control}
        aspect={aspects[control.shape]}
        isLocked={isSaving}
      />
      {stage ? (
        <SavingProgress stage={stage} onStop={stop} />
      ) : (
        <CropControls
          control={control}
          shapes={shapes.map((shape) => ({ shape, label: t(`crop.${shape}`) }))}
          isTurning={isTurning}
          onTurn={turn}
        />
      )}
      {failure && <SaveError failure={failure} onRetry={saveCrop} />}
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
          <Button loading={isSaving} disabled={area === undefined} onClick={saveCrop}>
            {t('crop.save')}
          </Button>
        </DialogActions>
      </div>
    </Stack>
  );
}
