import '../i18n.ts';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { peekTarget } from '../../../../shared/lib/session/index.ts';
import { formatNational } from '../../../../shared/lib/typed/mobile.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { useMediaQuery } from '../../../../shared/ui/theme/use-media-query.ts';
import { useLanding } from '../../../site/landing/index.ts';
import { postSignInWithCode } from '../api.ts';
import { CodeStep } from '../code/code-step.tsx';
import { useSendCode } from '../code/use-send-code.ts';
import { accountKinds } from '../components/account-kind-card.tsx';
import { AuthCard } from '../components/auth-card.tsx';
import { FaceStrip } from '../components/face-strip.tsx';
import { GithubButton } from '../components/github-button.tsx';
import { MethodTabs } from '../components/method-tabs.tsx';
import { SignUpCards } from '../components/sign-up-cards.tsx';
import { SocialProof } from '../components/social-proof.tsx';
import { SubmitButton } from '../components/submit-button.tsx';
import { readDraft, updateDraft, useDraft } from '../draft/auth-draft.ts';
import { useAuthFlow } from '../flow/auth-flow.ts';
import { completeSignIn } from '../flow/complete-sign-in.ts';
import { StepLink, useSignUpLink } from '../flow/step-link.tsx';
import { MobileField } from '../forms/auth-fields.tsx';
import { EmailSignIn } from '../forms/email-sign-in.tsx';
import { ErrorAlert } from '../forms/error-alert.tsx';
import { fieldSchemas } from '../forms/field-schemas.ts';
import form from '../forms/form.module.css';
import { useAuthForm } from '../forms/use-auth-form.ts';
import own from './sign-in-view.module.css';
import classes from './view.module.css';

const schema = z.object({ mobile: fieldSchemas.mobile });

function NumberStep() {
  const { t } = useTranslation('auth');
  const { field, onSubmit, getValues, setValue, control, showFieldErrors } = useAuthForm(schema, {
    mobile: readDraft().mobile,
  });
  const { submit, retry, isBusy, error } = useSendCode('sign-in', showFieldErrors);
  const formatTyped = () => setValue('mobile', formatNational(getValues('mobile')));
  return (
    <form
      className={form.form}
      noValidate
      onChange={() => updateDraft(getValues())}
      onSubmit={onSubmit((values) => submit({ ...values, channel: 'sms' }))}
    >
      <ErrorAlert error={error} onRetry={retry} />
      <MobileField
        typed={useWatch({ control, name: 'mobile' })}
        {...field('mobile', { onBlur: formatTyped })}
      />
      <SubmitButton isBusy={isBusy} busyLabel={t('busy.sending')}>
        {t('code.send')}
      </SubmitButton>
    </form>
  );
}

/** The server gives the same answer for every number, so the text promises nothing. */
function MobileSignIn() {
  const { t } = useTranslation('auth');
  const { sentCode } = useDraft();
  if (sentCode?.for !== 'sign-in') return <NumberStep />;
  return (
    <CodeStep
      sent={sentCode}
      check={(attempt) => postSignInWithCode({ mobile: sentCode.mobile, ...attempt })}
      onDone={completeSignIn}
      submitLabel={t('signIn')}
      busyLabel={t('busy.signIn')}
      sentText={t('code.maybeSent')}
      aside={
        <span>
          {t('accountKind.newHere')} <StepLink step="sign-up">{t('signUp')}</StepLink>
        </span>
      }
    />
  );
}

/** Pages that have a title to show. */
const namedPages = {
  [paths.createTalentProfile()]: 'createTalentProfile',
  [paths.myJobs()]: 'myJobs',
  [paths.messages()]: 'messages',
  [paths.myProjects()]: 'myProjects',
  [paths.myJobPostings()]: 'myJobPostings',
  [paths.talentNotifications()]: 'talentNotifications',
  [paths.recruiterNotifications()]: 'recruiterNotifications',
} as const;

/** The page that was requested before signing in. */
function DestinationNote() {
  const { t } = useTranslation('auth');
  const { t: pageText } = useTranslation('pages');
  const target = peekTarget()?.split('?')[0];
  const page = target && namedPages[target];
  if (!page) return null;
  return (
    <p className={own.destination}>
      {t('destination')}
      <strong>{pageText(`${page}.title`)}</strong>
    </p>
  );
}

/** Sign-up buttons at the bottom of a phone. */
function NewHere() {
  const { t } = useTranslation('auth');
  const linkTo = useSignUpLink();
  return (
    <div className={own.newHere}>
      <span>{t('accountKind.newHere')}</span>
      {accountKinds.map(({ kind, name }) => (
        <ButtonLink key={kind} variant="outline" {...linkTo(kind)}>
          {t(name)}
        </ButtonLink>
      ))}
    </div>
  );
}

/** Hiding with CSS is not enough: the dialog's focus trap would still stop at hidden links. */
const useIsPhone = (): boolean => useMediaQuery('(max-width: 43.99em)');

/** `notice`: why the person is back here, such as an error at GitHub. */
export function SignInView({ notice }: { notice?: ReactNode }) {
  const { t } = useTranslation('auth');
  const { Title } = useAuthFlow();
  const { data: landing } = useLanding();
  const { method } = useDraft();
  const isPhone = useIsPhone();
  return (
    <AuthCard
      strip={<FaceStrip faces={landing?.new_faces} />}
      aside={
        <>
          {!isPhone && <SignUpCards faces={landing?.new_faces ?? []} />}
          <SocialProof landing={landing} />
        </>
      }
      foot={isPhone && <NewHere />}
    >
      <Title className={classes.title}>{t('signIn')}</Title>
      <div className={classes.body}>
        {notice}
        <DestinationNote />
        <MethodTabs />
        {method === 'email' ? <EmailSignIn /> : <MobileSignIn />}
      </div>
      <GithubButton />
    </AuthCard>
  );
}
