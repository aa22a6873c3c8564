import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { postSignInWithCode } from '../api.ts';
import { SubmitButton } from '../components/submit-button.tsx';
import { keepInDraft, readDraft, useDraft } from '../draft/auth-draft.ts';
import { arriveSignedIn } from '../flow/arrive.ts';
import { StepLink } from '../flow/step-link.tsx';
import { formatNational } from '../mobile/format-mobile.ts';
import { TroubleNotice } from '../trouble/trouble-notice.tsx';
import { CodeStep } from './code-step.tsx';
import { fields, useFaultWords } from './faults.ts';
import classes from './form.module.css';
import { MobileField } from './mobile-field.tsx';
import { placeFaults } from './place-faults.ts';
import { useSendCode } from './use-send-code.ts';

const schema = z.object({ mobile: fields.mobile });

function NumberStep() {
  const { t } = useTranslation('auth');
  const words = useFaultWords();
  const { register, handleSubmit, getValues, setValue, setError, control, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { mobile: readDraft().mobile },
  });
  const { submit, retry, isBusy, trouble } = useSendCode('sign-in', (fault) =>
    placeFaults(fault, getValues(), setError),
  );
  const mobile = register('mobile', {
    onBlur: () => setValue('mobile', formatNational(getValues('mobile'))),
  });
  return (
    <form
      className={classes.form}
      noValidate
      onChange={() => keepInDraft(getValues())}
      onSubmit={handleSubmit((values) => submit({ ...values, channel: 'sms' }))}
    >
      <TroubleNotice trouble={trouble} onRetry={retry} />
      <MobileField
        typed={useWatch({ control, name: 'mobile' })}
        error={words(formState.errors.mobile)}
        {...mobile}
      />
      <SubmitButton isBusy={isBusy} busyWord={t('busy.sending')}>
        {t('code.send')}
      </SubmitButton>
    </form>
  );
}

/** The answer is the same for every number, so the words promise nothing. */
export function MobileSignIn() {
  const { t } = useTranslation('auth');
  const { sentCode } = useDraft();
  if (sentCode?.for !== 'sign-in') return <NumberStep />;
  return (
    <CodeStep
      sent={sentCode}
      check={(attempt) => postSignInWithCode({ mobile: sentCode.mobile, ...attempt })}
      onDone={arriveSignedIn}
      submitWord={t('signIn')}
      busyWord={t('busy.signIn')}
      whereabouts={t('code.maybeSent')}
      aside={
        <span>
          {t('side.newHere')} <StepLink step="sign-up">{t('signUp')}</StepLink>
        </span>
      }
    />
  );
}
