import type { register } from '@callboard/contract/accounts/calls';
import { userTypes } from '@callboard/contract/accounts/user-types';
import type { Arguments } from '@callboard/contract/endpoint';
import { type FormEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { type RequestError, readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { clearPartnerCode, storedPartnerCode, storedReferral } from '../../../../shared/lib/referral.ts';
import { useCommonPasswords } from '../../../../shared/ui/password-field/use-common-passwords.ts';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { postPartnerSignUp, postRecruiter, postRegister } from '../api.ts';
import { SubmitButton } from '../components/submit-button.tsx';
import { readDraft, updateDraft } from '../draft/auth-draft.ts';
import { completeSignUp } from '../flow/complete-sign-in.ts';
import { StepLink } from '../flow/step-link.tsx';
import { EmailField, NameFields, NewPasswordField } from './auth-fields.tsx';
import { ErrorAlert } from './error-alert.tsx';
import { fieldSchemas } from './field-schemas.ts';
import classes from './form.module.css';
import { useAuthForm } from './use-auth-form.ts';
import { useSubmission } from './use-submission.ts';

/** The sign-up calls take the full name and both its parts. */
export function toNameFields({ firstName, lastName }: { firstName: string; lastName: string }) {
  const first = firstName.trim();
  const last = lastName.trim();
  return { name: `${first} ${last}`.trim(), first_name: first, last_name: last };
}

interface SignUp {
  kind: 1 | 2;
  firstName: string;
  lastName: string;
  company: string;
  email: string;
  password: string;
}

/** A link that has expired must not keep anyone from signing up. */
async function signUpByPartner(code: string, body: Arguments<typeof register>['body']) {
  const { first_name = '', last_name, email, password } = body;
  try {
    const answer = await postPartnerSignUp({
      ...{ provider: 'partner', code, first_name, email, password },
      ...(last_name !== undefined && { last_name }),
    });
    clearPartnerCode();
    return answer;
  } catch (error) {
    if (readRequestError(error).code !== 'LINK_EXPIRED') throw error;
    clearPartnerCode();
    return postRegister(body);
  }
}

/** Recruiters have a call of their own because it takes the company. */
function signUpByEmail({ kind, company, email, password, ...names }: SignUp) {
  const ref = storedReferral();
  const body = { ...toNameFields(names), email, password, ...(ref && { ref }) };
  if (kind === userTypes.recruiter) return postRecruiter({ ...body, company });
  const partner = storedPartnerCode();
  const asTalent = { ...body, user_type: kind };
  return partner ? signUpByPartner(partner, asTalent) : postRegister(asTalent);
}

const schemaFor = (kind: 1 | 2 | undefined, common: ReadonlySet<string> | undefined) =>
  z.object({
    firstName: fieldSchemas.firstName,
    lastName: fieldSchemas.lastName,
    company: kind === 2 ? fieldSchemas.company : z.string(),
    email: fieldSchemas.email,
    password: fieldSchemas.newPassword(common),
  });

export interface SignUpFormProps {
  kind: 1 | 2 | undefined;
  onKindMissing: () => void;
}

export function EmailSignUp({ kind, onKindMissing }: SignUpFormProps) {
  const { t } = useTranslation('auth');
  const { common, load } = useCommonPasswords();
  const { firstName, lastName, company, email } = readDraft();
  const form = useAuthForm(schemaFor(kind, common), { firstName, lastName, company, email, password: '' });
  const typed = useWatch({ control: form.control });
  const [takenEmail, setTakenEmail] = useState<string>();
  const { submit, retry, isBusy, error } = useSubmission(signUpByEmail, {
    onDone: completeSignUp,
    onError: (failure: RequestError) => {
      if (failure.code !== 'EMAIL_TAKEN') return form.showFieldErrors(failure);
      setTakenEmail(form.getValues('email'));
      form.setError('email', { message: 'emailTaken' }, { shouldFocus: true });
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (kind === undefined) onKindMissing();
    else void form.onSubmit((values) => submit({ ...values, kind }))(event);
  };
  const saveDraft = () => {
    const { password, ...others } = form.getValues();
    updateDraft(others);
  };
  return (
    <form className={classes.form} noValidate onChange={saveDraft} onSubmit={onSubmit}>
      <ErrorAlert
        error={error}
        onRetry={retry}
        action={error?.code === 'EMAIL_TAKEN' && <StepLink step="sign-in">{t('signIn')}</StepLink>}
      />
      <NameFields field={form.field} />
      {kind === 2 && (
        <TextField
          label={t('fields.company')}
          hint={t('fields.companyHint')}
          autoComplete="organization"
          maxLength={160}
          {...form.field('company')}
        />
      )}
      <EmailField
        autoComplete="email"
        typed={typed.email ?? ''}
        taken={takenEmail}
        {...form.field('email')}
      />
      <NewPasswordField
        label={t('fields.password')}
        typed={typed.password ?? ''}
        own={[typed.firstName ?? '', typed.lastName ?? '', typed.email ?? '', typed.company ?? '']}
        onFocus={load}
        {...form.field('password')}
      />
      <SubmitButton isBusy={isBusy} busyLabel={t('busy.signUp')}>
        {t('signUp')}
      </SubmitButton>
    </form>
  );
}
