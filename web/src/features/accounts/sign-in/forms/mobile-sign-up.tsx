import { userTypes } from '@callboard/contract/accounts/user-types';
import type { FormEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { clearPartnerCode, storedPartnerCode, storedReferral } from '../../../../shared/lib/referral.ts';
import { formatMobile, formatNational } from '../../../../shared/lib/typed/mobile.ts';
import { postSignInWithCode } from '../api.ts';
import { type CodeAttempt, CodeStep } from '../code/code-step.tsx';
import { useSendCode } from '../code/use-send-code.ts';
import { SubmitButton } from '../components/submit-button.tsx';
import { readDraft, updateDraft, useDraft } from '../draft/auth-draft.ts';
import { completeSignUp } from '../flow/complete-sign-in.ts';
import { MobileField, NameFields } from './auth-fields.tsx';
import { type SignUpFormProps, toNameFields } from './email-sign-up.tsx';
import { ErrorAlert } from './error-alert.tsx';
import { fieldSchemas } from './field-schemas.ts';
import classes from './form.module.css';
import { useAuthForm } from './use-auth-form.ts';

const { firstName, lastName, mobile } = fieldSchemas;
const schema = z.object({ firstName, lastName, mobile });

function DetailsStep({ kind, onKindMissing }: SignUpFormProps) {
  const { t } = useTranslation('auth');
  const draft = readDraft();
  const form = useAuthForm(schema, {
    firstName: draft.firstName,
    lastName: draft.lastName,
    mobile: draft.mobile,
  });
  const { submit, retry, isBusy, error } = useSendCode('sign-up', form.showFieldErrors);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (kind === undefined) onKindMissing();
    else void form.onSubmit((values) => submit({ mobile: values.mobile, channel: 'sms' }))(event);
  };
  const formatTyped = () => form.setValue('mobile', formatNational(form.getValues('mobile')));
  return (
    <form
      className={classes.form}
      noValidate
      onChange={() => updateDraft(form.getValues())}
      onSubmit={onSubmit}
    >
      <ErrorAlert error={error} onRetry={retry} />
      <NameFields field={form.field} />
      <MobileField
        typed={useWatch({ control: form.control, name: 'mobile' })}
        {...form.field('mobile', { onBlur: formatTyped })}
      />
      <SubmitButton isBusy={isBusy} busyLabel={t('busy.sending')}>
        {t('code.send')}
      </SubmitButton>
    </form>
  );
}

/** The account is created together with the code, not before. */
async function signUpByMobile(number: string, kind: 1 | 2, attempt: CodeAttempt) {
  const ref = storedReferral();
  const partner = kind === userTypes.talent ? storedPartnerCode() : undefined;
  const answer = await postSignInWithCode({
    mobile: number,
    ...attempt,
    ...toNameFields(readDraft()),
    user_type: kind,
    ...(ref && { ref }),
    ...(partner && { partner }),
  });
  clearPartnerCode();
  return answer;
}

export function MobileSignUp(props: SignUpFormProps) {
  const { t } = useTranslation('auth');
  const { sentCode } = useDraft();
  const { kind } = props;
  if (sentCode?.for !== 'sign-up' || kind === undefined) return <DetailsStep {...props} />;
  return (
    <CodeStep
      sent={sentCode}
      check={(attempt) => signUpByMobile(sentCode.mobile, kind, attempt)}
      onDone={completeSignUp}
      submitLabel={t('signUp')}
      busyLabel={t('busy.signUp')}
      sentText={t('code.sentTo', { address: formatMobile(sentCode.mobile) })}
    />
  );
}
