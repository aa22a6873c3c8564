import { type ConsentTopic, consentWording } from '@callboard/contract/accounts/consents';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import field from '../../../../shared/ui/text-field/text-field.module.css';
import { TickBox } from '../../../../shared/ui/tick-box/tick-box.tsx';
import { changeConsent } from '../api.ts';
import { useWizard } from '../model/wizard-context.ts';
import classes from './consent-box.module.css';

/** How a consent stands, and saying or taking it back. It counts when the server has written it down. */
function useConsent(topic: ConsentTopic) {
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
      setFault(readRequestError(error).fields[0]?.message ?? t('about.consent.failed'));
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

interface ConsentBoxProps {
  topic: ConsentTopic;
  id?: string;
  /** Instead of when it was said. */
  note?: (isGiven: boolean, date: string | undefined) => ReactNode;
}

/** The words one agrees to, as they are kept, and when they were said. */
export function ConsentBox({ topic, id, note }: ConsentBoxProps) {
  const { t } = useTranslation('profileWizard');
  const { isReadOnly } = useWizard();
  const { isGiven, changedAt, isBusy, fault, say } = useConsent(topic);
  const noteId = useId();
  const date = changedAt === null ? undefined : formatDate(changedAt);
  const said = date && t(isGiven ? 'work.consent.given' : 'work.consent.takenBack', { date });
  // Taking back is always possible, also under a freeze.
  const isHeldBack = isReadOnly && !isGiven;
  return (
    <div id={id} className={classes.consent}>
      <TickBox
        checked={isGiven}
        disabled={isHeldBack}
        aria-busy={isBusy}
        aria-describedby={noteId}
        onChange={(event) => say(event.currentTarget.checked)}
      >
        {consentWording[topic]}
      </TickBox>
      <p className={field.hint} id={noteId} aria-live="polite">
        {isBusy ? t('about.consent.saving') : (note?.(isGiven, date) ?? said)}
      </p>
      {fault && (
        <p className={field.error} role="alert">
          <CircleAlert size={15} aria-hidden />
          <span>{fault}</span>
        </p>
      )}
    </div>
  );
}
