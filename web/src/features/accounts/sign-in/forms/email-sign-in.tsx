import { z } from 'zod';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { PasswordField } from '../../../../shared/ui/password-field/password-field.tsx';
import { postSignIn } from '../api.ts';
import { SubmitButton } from '../components/submit-button.tsx';
import { readDraft, updateDraft } from '../draft/auth-draft.ts';
import { completeSignIn } from '../flow/complete-sign-in.ts';
import { shouldFocusFirstField } from '../flow/first-focus.ts';
import { StepLink } from '../flow/step-link.tsx';
import { EmailField } from './auth-fields.tsx';
import { ErrorAlert } from './error-alert.tsx';
import { fieldSchemas } from './field-schemas.ts';
import classes from './form.module.css';
import { useAuthForm } from './use-auth-form.ts';
import { useSubmission } from './use-submission.ts';

const schema = z.object({ email: fieldSchemas.email, password: fieldSchemas.password });

export function EmailSignIn() {
  const { t } = useTranslation('auth');
  const { field, getValues, onSubmit, setFocus, showFieldErrors } = useAuthForm(schema, {
    email: readDraft().email,
    password: '',
  });
  const { submit, retry, isBusy, error } = useSubmission(postSignIn, {
    onDone: completeSignIn,
    onError: (failure) => {
      if (failure.code === 'CREDENTIALS_WRONG') setFocus('password', { shouldSelect: true });
      showFieldErrors(failure);
    },
  });
  return (
    <form
      className={classes.form}
      noValidate
      onChange={() => updateDraft({ email: getValues('email') })}
      onSubmit={onSubmit((values) => submit(values))}
    >
      <ErrorAlert
        error={error}
        onRetry={retry}
        action={
          error?.code === 'ACCOUNT_CLOSED' && (
            <Button size="sm" variant="ink" onClick={() => submit({ ...getValues(), reopen: true })}>
              {t('closed.reopen')}
            </Button>
          )
        }
      />
      <EmailField
        data-autofocus={shouldFocusFirstField() || undefined}
        autoComplete="username"
        {...field('email')}
      />
      <PasswordField
        label={t('fields.password')}
        aside={
          <StepLink step="forgot-password" isQuiet>
            {t('forgot')}
          </StepLink>
        }
        autoComplete="current-password"
        {...field('password')}
      />
      <SubmitButton isBusy={isBusy} busyLabel={t('busy.signIn')}>
        {t('signIn')}
      </SubmitButton>
    </form>
  );
}
