import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { PasswordField } from '../../../../shared/ui/password-field/password-field.tsx';
import { postSignIn } from '../api.ts';
import { SubmitButton } from '../components/submit-button.tsx';
import { keepInDraft, readDraft } from '../draft/auth-draft.ts';
import { arriveSignedIn } from '../flow/arrive.ts';
import { focusesField } from '../flow/first-focus.ts';
import { StepLink } from '../flow/step-link.tsx';
import { TroubleNotice } from '../trouble/trouble-notice.tsx';
import { useSubmission } from '../trouble/use-submission.ts';
import { EmailField } from './email-field.tsx';
import { fields, useFaultWords } from './faults.ts';
import classes from './form.module.css';
import { placeFaults } from './place-faults.ts';

const schema = z.object({ email: fields.email, password: fields.password });

export function EmailSignIn() {
  const { t } = useTranslation('auth');
  const words = useFaultWords();
  const { register, handleSubmit, getValues, setError, setFocus, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: readDraft().email, password: '' },
  });
  const { submit, retry, isBusy, trouble } = useSubmission(postSignIn, {
    onDone: arriveSignedIn,
    onTrouble: (fault) => {
      if (fault.code === 'CREDENTIALS_WRONG') setFocus('password', { shouldSelect: true });
      placeFaults(fault, getValues(), setError);
    },
  });
  return (
    <form
      className={classes.form}
      noValidate
      onChange={() => keepInDraft({ email: getValues('email') })}
      onSubmit={handleSubmit((values) => submit(values))}
    >
      <TroubleNotice
        trouble={trouble}
        onRetry={retry}
        action={
          trouble?.code === 'ACCOUNT_CLOSED' && (
            <Button size="sm" variant="ink" onClick={() => submit({ ...getValues(), reopen: true })}>
              {t('closed.comeBack')}
            </Button>
          )
        }
      />
      <EmailField
        data-autofocus={focusesField() || undefined}
        autoComplete="username"
        error={words(formState.errors.email)}
        {...register('email')}
      />
      <PasswordField
        label={t('fields.password')}
        aside={
          <StepLink step="forgot-password" isQuiet>
            {t('forgot')}
          </StepLink>
        }
        autoComplete="current-password"
        error={words(formState.errors.password)}
        {...register('password')}
      />
      <SubmitButton isBusy={isBusy} busyWord={t('busy.signIn')}>
        {t('signIn')}
      </SubmitButton>
    </form>
  );
}
