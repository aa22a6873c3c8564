import { useState } from 'react';
import { readRequestError } from '../../../../../shared/lib/api/request-error.ts';
import { session } from '../../../../../shared/lib/session/index.ts';
import { changeProgress } from '../../api.ts';
import { useWizard } from '../../model/wizard-context.ts';

export type PublishError = 'unsent' | 'offline' | 'refused' | 'failed';

/** Saves what is left, then publishes. Refreshing the session makes the menus appear. */
export function usePublish(onPublished: () => void) {
  const { wizard, updatePayload } = useWizard();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<PublishError>();

  const attempt = async (): Promise<PublishError | undefined> => {
    await wizard.flush();
    const { unsent, invalid, blocked } = wizard.status();
    // Invalid fields stay here; the server keeps their last valid value.
    if (unsent.length > invalid.length + blocked) return navigator.onLine ? 'unsent' : 'offline';
    const progress = await changeProgress(wizard.userId, { is_profile_creation_completed: true });
    updatePayload((payload) => ({ ...payload, progress }));
    await session.refreshUser().catch(() => undefined);
    onPublished();
    return undefined;
  };

  const publish = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setError(undefined);
    try {
      setError(await attempt());
    } catch (caught) {
      const { code } = readRequestError(caught);
      setError(code === 'NETWORK' ? 'offline' : code === 'VALIDATION_FAILED' ? 'refused' : 'failed');
      if (code === 'VALIDATION_FAILED') await wizard.reload();
    } finally {
      setIsBusy(false);
    }
  };

  return { publish: () => void publish(), isBusy, error };
}
