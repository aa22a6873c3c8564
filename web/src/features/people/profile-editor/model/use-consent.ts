import type { ConsentTopic } from '@callboard/contract/accounts/consents';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readTrouble } from '../../../../shared/lib/api/request-error.ts';
import { changeConsent } from '../api.ts';
import { useWizard } from './wizard-context.ts';

/** How a consent stands, and saying or taking it back. It counts when the server has written it down. */
export function useConsent(topic: ConsentTopic) {
  const { t } = useTranslation('profileWizard');
  const { wizard, payload, keep } = useWizard();
  const [asked, setAsked] = useState<boolean>();
  const [fault, setFault] = useState<string>();
  const standing = payload.consents.find((consent) => consent.topic === topic);

  const say = async (given: boolean) => {
    if (asked !== undefined) return;
    setAsked(given);
    setFault(undefined);
    try {
      // The server looks at the birth date and the guardian: they have to be there first.
      await wizard.saving.flush();
      const { standing: consents } = await changeConsent(wizard.userId, topic, given);
      keep((known) => ({ ...known, consents }));
      await wizard.readAnew();
    } catch (error) {
      setFault(readTrouble(error).fields[0]?.message ?? t('about.consent.failed'));
    } finally {
      setAsked(undefined);
    }
  };

  return {
    isGiven: asked ?? standing?.given ?? false,
    changedAt: standing?.changed_at ?? null,
    isBusy: asked !== undefined,
    fault,
    say: (given: boolean) => void say(given),
  };
}
