import { type ConsentTopic, consentWording } from '@callboard/contract/accounts/consents';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import field from '../../../../shared/ui/text-field/text-field.module.css';
import { FieldError } from '../../../../shared/ui/text-field/text-field.tsx';
import { TickBox } from '../../../../shared/ui/tick-box/tick-box.tsx';
import { changeConsent } from '../api.ts';
import { useWizard } from '../model/wizard-context.ts';
import classes from './consent-box.module.css';

/** A consent, and how to give or withdraw it. It counts once the server has saved it. */
function useConsent(topic: ConsentTopic) {
  const { t } = useTranslation('profileWizard');
  const { wizard, payload, updatePayload } = useWizard();
  const [pending, setPending] = useState<boolean>();
  const [error, setError] = useState<string>();
  const consent = payload.consents.find(({ topic: known }) => known === topic);

  const change = async (given: boolean) => {
    if (pending !== undefined) return;
    setPending(given);
    setError(undefined);
    try {
      // The server checks the date of birth and the guardian, so they are saved first.
      await wizard.saving.flush();
      const { standing: consents } = await changeConsent(wizard.userId, topic, given);
      updatePayload((known) => ({ ...known, consents }));
      await wizard.reload();
    } catch (caught) {
      setError(readRequestError(caught).fields[0]?.message ?? t('about.consent.failed'));
    } finally {
      setPending(undefined);
    }
  };

  return {
    isGiven: pending ?? consent?.given ?? false,
    changedAt: consent?.changed_at ?? null,
    isBusy: pending !== undefined,
    error,
    change: (given: boolean) => void change(given),
  };
}

interface ConsentBoxProps {
  topic: ConsentTopic;
  id?: string;
  /** Replaces the date it was given. */
  note?: (isGiven: boolean, date: string | undefined) => ReactNode;
}

/** The consent's exact wording, and when it was given or withdrawn. */
export function ConsentBox({ topic, id, note }: ConsentBoxProps) {
  const { t } = useTranslation('profileWizard');
  const { isReadOnly } = useWizard();
  const { isGiven, changedAt, isBusy, error, change } = useConsent(topic);
  const noteId = useId();
  const date = changedAt === null ? undefined : formatDate(changedAt);
  const changedOn = date && t(isGiven ? 'work.consent.given' : 'work.consent.takenBack', { date });
  // A consent can always be withdrawn, even on a frozen profile.
  const isDisabled = isReadOnly && !isGiven;
  return (
    <div id={id} className={classes.consent}>
      <TickBox
        checked={isGiven}
        disabled={isDisabled}
        aria-busy={isBusy}
        aria-describedby={noteId}
        onChange={(event) => change(event.currentTarget.checked)}
      >
        {consentWording[topic]}
      </TickBox>
      <p className={field.hint} id={noteId} aria-live="polite">
        {isBusy ? t('about.consent.saving') : (note?.(isGiven, date) ?? changedOn)}
      </p>
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}
