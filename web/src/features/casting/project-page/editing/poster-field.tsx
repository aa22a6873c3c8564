import type { ProjectDetail } from '@callboard/contract/casting/projects';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { sendPicture } from '../../../../shared/lib/images/send-picture.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Stack } from '../../../../shared/ui/layout/layout.tsx';
import { PictureSlot } from '../../../../shared/ui/picture-slot/picture-slot.tsx';
import { ProgressBar } from '../../../../shared/ui/progress-bar/progress-bar.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { rememberProject, sendProjectChange } from '../api.ts';
import classes from './poster-field.module.css';

/** Uploaded as soon as it is chosen, because a picture is too large for a draft. */
function usePoster({ id }: ProjectDetail) {
  const { t } = useTranslation('projectForm');
  const client = useQueryClient();
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();

  const change = async (upload: () => Promise<string | null>, message: string) => {
    setError(undefined);
    setProgress(0);
    try {
      rememberProject(client, await sendProjectChange(id, { poster: await upload() }));
      toast(message);
    } catch (cause) {
      const { code, fields } = readRequestError(cause);
      setError(fields[0]?.message ?? t(code === 'NETWORK' ? 'poster.offline' : 'poster.failed'));
    } finally {
      setProgress(undefined);
    }
  };

  return {
    progress,
    error,
    choose: (file: File) =>
      void change(() => sendPicture(file, 'project-poster', setProgress), t('poster.saved')),
    remove: () => void change(async () => null, t('poster.removed')),
  };
}

interface PosterFieldProps {
  project: ProjectDetail;
  isReadOnly: boolean;
}

export function PosterField({ project, isReadOnly }: PosterFieldProps) {
  const { t } = useTranslation('projectForm');
  const { progress, error, choose, remove } = usePoster(project);
  const { poster } = project;
  const isBusy = progress !== undefined;
  return (
    <Stack gap={3}>
      <p className={classes.hint}>{t('poster.hint')}</p>
      <div className={classes.pictures}>
        {poster && (
          <img
            className={classes.poster}
            src={poster.file_url}
            alt=""
            width={poster.width}
            height={poster.height}
          />
        )}
        {!isReadOnly && (
          <PictureSlot
            label={t('poster.title')}
            file={undefined}
            onPick={choose}
            error={error}
            disabled={isBusy}
          />
        )}
      </div>
      {isBusy && (
        <ProgressBar
          label={t('poster.uploading', { percent: Math.round(progress * 100) })}
          value={progress * 100}
        />
      )}
      {poster && !isReadOnly && (
        <div>
          <Button variant="outline" size="sm" disabled={isBusy} onClick={remove}>
            {t('poster.remove')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
