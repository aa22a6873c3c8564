import { zodResolver } from '@hookform/resolvers/zod';
import type { FormEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { keptReferral } from '../../../../shared/lib/referral.ts';
import { postSignInWithCode } from '../api.ts';
import { SubmitButton } from '../components/submit-button.tsx';
import { keepInDraft, readDraft, useDraft } from '../draft/auth-draft.ts';
import { arriveSignedUp } from '../flow/arrive.ts';
import { formatMobile, formatNational } from '../mobile/format-mobile.ts';
import { TroubleNotice } from '../trouble/trouble-notice.tsx';
import { CodeStep, type CodeTry } from './code-step.tsx';
import type { SignUpFormProps } from './email-sign-up.tsx';
import { fields, useFaultWords } from './faults.ts';
import { focusFirstFault } from './first-fault.ts';
import classes from './form.module.css';
import { MobileField } from './mobile-field.tsx';
import { NameFields } from './name-fields.tsx';
import { namesOnTheWire } from './names-on-the-wire.ts';
import { placeFaults } from './place-faults.ts';
import { useSendCode } from './use-send-code.ts';

const schema = z.object({ firstName: fields.firstName, lastName: fields.lastName, mobile: fields.mobile });

const order = ['firstName', 'lastName', 'mobile'] as const;

function WhoStep({ kind, onKindMissing }: SignUpFormProps) {
  const { t } = useTranslation('auth');
  const words = useFaultWords();
  const { firstName, lastName, mobile } = readDraft();
  const { register, handleSubmit, getValues, setValue, setError, setFocus, control, formState } = useForm({
    resolver: zodResolver(schema),
    shouldFocusError: false,
    defaultValues: { firstName, lastName, mobile },
  });
  const { submit, retry, isBusy, trouble } = useSendCode('sign-up', (fault) =>
    placeFaults(fault, getValues(), setError),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (kind === undefined) onKindMissing();
    else {
      void handleSubmit(
        (values) => submit({ mobile: values.mobile, channel: 'sms' }),
        focusFirstFault(order, setFocus),
      )(event);
    }
  };
  return (
    <form className={classes.form} noValidate onChange={() => keepInDraft(getValues())} onSubmit={send}>
      <TroubleNotice trouble={trouble} onRetry={retry} />
      <NameFields register={register} errors={formState.errors} />
      <MobileField
        typed={useWatch({ control, name: 'mobile' })}
        error={words(formState.errors.mobile)}
        {...register('mobile', { onBlur: () => setValue('mobile', formatNational(getValues('mobile'))) })}
      />
      <SubmitButton isBusy={isBusy} busyWord={t('busy.sending')}>
        {t('code.send')}
      </SubmitButton>
    </form>
  );
}

/** Takes the code together with who signs up: only then is there an account. */
function signUpByMobile(mobile: string, kind: 1 | 2, attempt: CodeTry) {
  const ref = keptReferral();
  return postSignInWithCode({
    mobile,
    ...attempt,
    ...namesOnTheWire(readDraft()),
    user_type: kind,
    ...(ref && { ref }),
  });
}

export function MobileSignUp(props: SignUpFormProps) {
  const { t } = useTranslation('auth');
  const { sentCode } = useDraft();
  const { kind } = props;
  if (sentCode?.for !== 'sign-up' || kind === undefined) return <WhoStep {...props} />;
  return (
    <CodeStep
      sent={sentCode}
      check={(attempt) => signUpByMobile(sentCode.mobile, kind, attempt)}
      onDone={arriveSignedUp}
      submitWord={t('signUp')}
      busyWord={t('busy.signUp')}
      whereabouts={t('code.sentTo', { address: formatMobile(sentCode.mobile) })}
    />
  );
}
