import { useState } from 'react';
import { readRequestError } from '../../../../../shared/lib/api/request-error.ts';
import { session } from '../../../../../shared/lib/session/index.ts';
import { changeProgress } from '../../api.ts';
import { useWizard } from '../../model/wizard-context.ts';

export type PublishTrouble = 'unsent' | 'offline' | 'refused' | 'trouble';

/** Sends what is left, then publishes. The menus appear once the session knows. */
export function usePublish(onPublished: () => void) {
  const { wizard, keep } = useWizard();
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<PublishTrouble>();

  const attempt = async (): Promise<PublishTrouble | undefined> => {
    await wizard.flush();
    const { unsent, faulty, held } = wizard.status();
    // What is faulty stays here with its words; the server has what was good before it.
    if (unsent.length > faulty.length + held) return navigator.onLine ? 'unsent' : 'offline';
    const progress = await changeProgress(wizard.userId, { is_profile_creation_completed: true });
    keep((payload) => ({ ...payload, progress }));
    await session.refreshUser().catch(() => undefined);
    onPublished();
    return undefined;
  };

  const publish = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setTrouble(undefined);
    try {
      setTrouble(await attempt());
    } catch (error) {
      const { code } = readRequestError(error);
      setTrouble(code === 'NETWORK' ? 'offline' : code === 'VALIDATION_FAILED' ? 'refused' : 'trouble');
      if (code === 'VALIDATION_FAILED') await wizard.readAnew();
    } finally {
      setIsBusy(false);
    }
  };

  return { publish: () => void publish(), isBusy, trouble };
}
