import '../i18n.ts';
import { useState } from 'react';
import { z } from 'zod';
import { Trans } from '../../../../shared/i18n/trans.tsx';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { postForgotPassword } from '../api.ts';
import { SubmitButton } from '../components/submit-button.tsx';
import { readDraft, updateDraft } from '../draft/auth-draft.ts';
import { useAuthFlow } from '../flow/auth-flow.ts';
import { StepLink } from '../flow/step-link.tsx';
import { EmailField } from '../forms/auth-fields.tsx';
import { ErrorAlert } from '../forms/error-alert.tsx';
import { fieldSchemas } from '../forms/field-schemas.ts';
import form from '../forms/form.module.css';
import { useAuthForm } from '../forms/use-auth-form.ts';
import { useSubmission } from '../forms/use-submission.ts';
import classes from './small-view.module.css';
import view from './view.module.css';

const schema = z.object({ email: fieldSchemas.email });

function RequestLinkForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('auth');
  const { field, getValues, onSubmit, showFieldErrors } = useAuthForm(schema, { email: readDraft().email });
  const { submit, retry, isBusy, error } = useSubmission(postForgotPassword, {
    onDone: (_nothing, email) => onSent(email),
    onError: showFieldErrors,
  });
  return (
    <form
      className={form.form}
      noValidate
      onChange={() => updateDraft(getValues())}
      onSubmit={onSubmit(({ email }) => submit(email))}
    >
      <p className={view.text}>{t('forgotPassword.text')}</p>
      <ErrorAlert error={error} onRetry={retry} />
      <EmailField data-autofocus autoComplete="username" {...field('email')} />
      <SubmitButton isBusy={isBusy} busyLabel={t('busy.sending')}>
        {t('forgotPassword.send')}
      </SubmitButton>
    </form>
  );
}

/** Shows the same result for every email, so nobody learns who has an account. */
export function ForgotPassword() {
  const { t } = useTranslation('auth');
  const { Title } = useAuthFlow();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <div className={classes.view}>
      <Title className={view.title}>
        {t(sentTo === undefined ? 'forgotPassword.title' : 'forgotPassword.sentTitle')}
      </Title>
      {sentTo === undefined ? (
        <RequestLinkForm onSent={setSentTo} />
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
