import { userTypes } from '@callboard/contract/accounts/sessions';
import { zodResolver } from '@hookform/resolvers/zod';
import type { FormEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import type { RequestError } from '../../../../shared/lib/api/request-error.ts';
import { keptReferral } from '../../../../shared/lib/referral.ts';
import { useCommonPasswords } from '../../../../shared/ui/password-field/use-common-passwords.ts';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { postRecruiter, postRegister } from '../api.ts';
import { SubmitButton } from '../components/submit-button.tsx';
import { keepInDraft, readDraft } from '../draft/auth-draft.ts';
import { arriveSignedUp } from '../flow/arrive.ts';
import { StepLink } from '../flow/step-link.tsx';
import { NewPasswordField } from '../password/new-password-field.tsx';
import { TroubleNotice } from '../trouble/trouble-notice.tsx';
import { useSubmission } from '../trouble/use-submission.ts';
import { EmailField } from './email-field.tsx';
import { fields, useFaultWords } from './faults.ts';
import { focusFirstFault } from './first-fault.ts';
import classes from './form.module.css';
import { NameFields } from './name-fields.tsx';
import { namesOnTheWire } from './names-on-the-wire.ts';
import { placeFaults } from './place-faults.ts';

interface SignUp {
  kind: 1 | 2;
  firstName: string;
  lastName: string;
  company: string;
  email: string;
  password: string;
}

/** Those who cast tell their company as well, which the plain registration does not ask. */
function signUpByEmail({ kind, company, email, password, ...names }: SignUp) {
  const ref = keptReferral();
  const who = { ...namesOnTheWire(names), email, password, ...(ref && { ref }) };
  return kind === userTypes.recruiter
    ? postRecruiter({ ...who, company })
    : postRegister({ ...who, user_type: kind });
}

const order = ['firstName', 'lastName', 'company', 'email', 'password'] as const;

const schemaOf = (kind: 1 | 2 | undefined, common: ReadonlySet<string> | undefined) =>
  z.object({
    firstName: fields.firstName,
    lastName: fields.lastName,
    company: kind === 2 ? fields.company : z.string(),
    email: fields.email,
    password: fields.newPassword(common),
  });

function useSignUpForm(kind: 1 | 2 | undefined) {
  const { common, load } = useCommonPasswords();
  const { firstName, lastName, company, email } = readDraft();
  const form = useForm({
    resolver: zodResolver(schemaOf(kind, common)),
    shouldFocusError: false,
    defaultValues: { firstName, lastName, company, email, password: '' },
  });
  const keep = () => {
    const { password, ...typed } = form.getValues();
    keepInDraft(typed);
  };
  return { ...form, keep, common, loadCommon: load };
}

export interface SignUpFormProps {
  kind: 1 | 2 | undefined;
  onKindMissing: () => void;
}

export function EmailSignUp({ kind, onKindMissing }: SignUpFormProps) {
  const { t } = useTranslation('auth');
  const words = useFaultWords();
  const { register, handleSubmit, getValues, setError, control, formState, ...form } = useSignUpForm(kind);
  const { errors } = formState;
  const typed = useWatch({ control });
  const placeTrouble = (trouble: RequestError) => {
    if (trouble.code === 'EMAIL_TAKEN') setError('email', { message: 'emailTaken' }, { shouldFocus: true });
    else placeFaults(trouble, getValues(), setError);
  };
  const { submit, retry, isBusy, trouble } = useSubmission(signUpByEmail, {
    onDone: arriveSignedUp,
    onTrouble: placeTrouble,
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (kind === undefined) onKindMissing();
    else
      void handleSubmit(
        (values) => submit({ ...values, kind }),
        focusFirstFault(order, form.setFocus),
      )(event);
  };
  return (
    <form className={classes.form} noValidate onChange={form.keep} onSubmit={send}>
      <TroubleNotice
        trouble={trouble}
        onRetry={retry}
        action={trouble?.code === 'EMAIL_TAKEN' && <StepLink step="sign-in">{t('signIn')}</StepLink>}
      />
      <NameFields register={register} errors={errors} />
      {kind === 2 && (
        <TextField
          label={t('fields.company')}
          hint={t('fields.companyHint')}
          autoComplete="organization"
          maxLength={160}
          error={words(errors.company)}
          {...register('company')}
        />
      )}
      <EmailField
        autoComplete="email"
        typed={typed.email ?? ''}
        error={words(errors.email)}
        {...register('email')}
      />
      <NewPasswordField
        label={t('fields.password')}
        typed={typed.password ?? ''}
        own={[typed.firstName ?? '', typed.lastName ?? '', typed.email ?? '', typed.company ?? '']}
        onFocus={form.loadCommon}
        error={words(errors.password)}
        {...register('password')}
      />
      <SubmitButton isBusy={isBusy} busyWord={t('busy.signUp')}>
        {t('signUp')}
      </SubmitButton>
    </form>
  );
}
