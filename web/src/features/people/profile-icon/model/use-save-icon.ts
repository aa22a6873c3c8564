import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { cutPicture, type Framing } from '../../../../shared/lib/images/cut-picture.ts';
import { StorageRefusedError, sendToStorage } from '../../../../shared/lib/images/send-to-storage.ts';
import { toFailure, type UploadFailure } from '../../../../shared/lib/images/upload-failure.ts';
import { session } from '../../../../shared/lib/session/index.ts';
import { tellUserChanged } from '../../../../shared/lib/user-changed.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { recordIcon, signIconUpload } from '../api.ts';
import { NotPreparedError, type Stage, saveIcon } from './save-icon.ts';

function logRefusal(error: unknown) {
  // biome-ignore lint/suspicious/noConsole: the product says that this one is logged, to the letter.
  if (error instanceof StorageRefusedError) console.error(error.message);
}

/** One save at a time, told step by step, stopped on demand or when the dialog goes away. */
export function useSaveIcon(user: SessionUser, onSaved: () => void) {
  const { t } = useTranslation('profileIcon');
  const [stage, setStage] = useState<Stage>();
  const [failure, setFailure] = useState<UploadFailure>();
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  const save = async (file: File, framing: Framing) => {
    if (running.current) return;
    const stopper = new AbortController();
    running.current = stopper;
    setFailure(undefined);
    const record = (key: string, signal: AbortSignal) => recordIcon(user, key, signal);
    const steps = { cut: cutPicture, sign: signIconUpload, send: sendToStorage, record };
    try {
      await saveIcon(steps, { file, framing, signal: stopper.signal, onStage: setStage });
      await session.refreshUser().catch(() => undefined);
      tellUserChanged(user);
      toast(t('saved'));
      onSaved();
    } catch (error) {
      if (stopper.signal.aborted) return;
      logRefusal(error);
      if (error instanceof NotPreparedError) toast(t('notPrepared'), { severity: 'error' });
      else setFailure(toFailure(error));
    } finally {
      running.current = undefined;
      setStage(undefined);
    }
  };

  return { save, stop: () => running.current?.abort(), stage, failure };
}
