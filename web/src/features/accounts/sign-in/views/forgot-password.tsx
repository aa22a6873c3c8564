import '../i18n.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Trans } from '../../../../shared/i18n/trans.tsx';
import { z } from 'zod';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { postForgotPassword } from '../api.ts';
import { SubmitButton } from '../components/submit-button.tsx';
import { keepInDraft, readDraft } from '../draft/auth-draft.ts';
import { usePlace } from '../flow/place.ts';
import { StepLink } from '../flow/step-link.tsx';
import { EmailField } from '../forms/email-field.tsx';
import { fields, useFaultWords } from '../forms/faults.ts';
import form from '../forms/form.module.css';
import { placeFaults } from '../forms/place-faults.ts';
import { TroubleNotice } from '../trouble/trouble-notice.tsx';
import { useSubmission } from '../trouble/use-submission.ts';
import classes from './small-view.module.css';
import view from './view.module.css';

const schema = z.object({ email: fields.email });

function AskForLink({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('auth');
  const words = useFaultWords();
  const { register, handleSubmit, getValues, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: readDraft().email },
  });
  const { submit, retry, isBusy, trouble } = useSubmission(postForgotPassword, {
    onDone: (_nothing, email) => onSent(email),
    onTrouble: (fault) => placeFaults(fault, getValues(), setError),
  });
  return (
    <form
      className={form.form}
      noValidate
      onChange={() => keepInDraft(getValues())}
      onSubmit={handleSubmit(({ email }) => submit(email))}
    >
      <p className={view.text}>{t('forgotPassword.text')}</p>
      <TroubleNotice trouble={trouble} onRetry={retry} />
      <EmailField
        data-autofocus
        autoComplete="username"
        error={words(formState.errors.email)}
        {...register('email')}
      />
      <SubmitButton isBusy={isBusy} busyWord={t('busy.sending')}>
        {t('forgotPassword.send')}
      </SubmitButton>
    </form>
  );
}

/** The answer is the same for every address: who has an account here is nobody's business. */
export function ForgotPassword() {
  const { t } = useTranslation('auth');
  const { Title } = usePlace();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <div className={classes.view}>
      <Title className={view.title}>
        {t(sentTo === undefined ? 'forgotPassword.title' : 'forgotPassword.sentTitle')}
      </Title>
      {sentTo === undefined ? (
        <AskForLink onSent={setSentTo} />
      ) : (
        <div className={form.form} role="status">
          <p className={view.text}>
            <Trans
              t={t}
              i18nKey="forgotPassword.sent"
              values={{ email: sentTo }}
              components={{ strong: <strong /> }}
            />
          </p>
          <p className={view.text}>{t('forgotPassword.notThere')}</p>
          <div className={view.actions}>
            <Button variant="outline" onClick={() => setSentTo(undefined)}>
              {t('forgotPassword.again')}
            </Button>
          </div>
        </div>
      )}
      <p className={view.switch}>
        <StepLink step="sign-in">{t('forgotPassword.back')}</StepLink>
      </p>
    </div>
  );
}
