import '../i18n.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { peekTarget } from '../../../../shared/lib/session/index.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { useMediaQuery } from '../../../../shared/ui/theme/use-media-query.ts';
import { useLanding } from '../../../site/landing/index.ts';
import { postSignInWithCode } from '../api.ts';
import { AuthCard } from '../components/auth-card.tsx';
import { Company } from '../components/company.tsx';
import { FaceStrip } from '../components/face-strip.tsx';
import newHereClasses from '../components/new-here.module.css';
import { NewcomerSide } from '../components/newcomer-side.tsx';
import { OtherWays } from '../components/other-ways.tsx';
import { sides } from '../components/side-card.tsx';
import { SubmitButton } from '../components/submit-button.tsx';
import { WayTabs } from '../components/way-tabs.tsx';
import { keepInDraft, readDraft, useDraft } from '../draft/auth-draft.ts';
import { arriveSignedIn } from '../flow/arrive.ts';
import { usePlace } from '../flow/place.ts';
import { StepLink } from '../flow/step-link.tsx';
import { useSignUpLink } from '../flow/use-sign-up-link.ts';
import { CodeStep } from '../forms/code-step.tsx';
import { EmailSignIn } from '../forms/email-sign-in.tsx';
import { fields, useFaultWords } from '../forms/faults.ts';
import mobileSignInClasses from '../forms/form.module.css';
import { MobileField } from '../forms/mobile-field.tsx';
import { placeFaults } from '../forms/place-faults.ts';
import { useSendCode } from '../forms/use-send-code.ts';
import { formatNational } from '../mobile/format-mobile.ts';
import { TroubleNotice } from '../trouble/trouble-notice.tsx';
import goOnClasses from './sign-in-view.module.css';
import classes from './view.module.css';

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
      className={mobileSignInClasses.form}
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
function MobileSignIn() {
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

/** Pages with a name of their own that somebody may have been on the way to. */
const known = {
  [paths.createTalentProfile()]: 'createTalentProfile',
  [paths.myJobs()]: 'myJobs',
  [paths.messages()]: 'messages',
  [paths.myProjects()]: 'myProjects',
  [paths.myJobPostings()]: 'myJobPostings',
  [paths.talentNotifications()]: 'talentNotifications',
  [paths.recruiterNotifications()]: 'recruiterNotifications',
} as const;

/** Where signing in leads, when somebody was on the way to somewhere. */
function GoOn() {
  const { t } = useTranslation('auth');
  const { t: pageText } = useTranslation('pages');
  const target = peekTarget()?.split('?')[0];
  const page = target && known[target];
  if (!page) return null;
  return (
    <p className={goOnClasses.goOn}>
      {t('goOn')}
      <strong>{pageText(`${page}.title`)}</strong>
    </p>
  );
}

/** The way to sign up at the foot of a phone. */
function NewHere() {
  const { t } = useTranslation('auth');
  const linkTo = useSignUpLink();
  return (
    <div className={newHereClasses.line}>
      <span>{t('side.newHere')}</span>
      {sides.map(({ kind, name }) => (
        <ButtonLink key={kind} variant="outline" {...linkTo(kind)}>
          {t(name)}
        </ButtonLink>
      ))}
    </div>
  );
}

/**
 * For what must not exist on the other kind of screen: the popup keeps the focus inside, and what is only
 * unseen would still be counted as its last stop.
 */
const useIsPhone = (): boolean => useMediaQuery('(max-width: 43.99em)');

/** `notice`: why somebody is here again, such as a refusal at GitHub. */
export function SignInView({ notice }: { notice?: ReactNode }) {
  const { t } = useTranslation('auth');
  const { Title } = usePlace();
  const { data: landing } = useLanding();
  const { way } = useDraft();
  const isPhone = useIsPhone();
  return (
    <AuthCard
      strip={<FaceStrip faces={landing?.new_faces} />}
      side={
        <>
          {!isPhone && <NewcomerSide faces={landing?.new_faces ?? []} />}
          <Company landing={landing} />
        </>
      }
      foot={isPhone && <NewHere />}
    >
      <Title className={classes.title}>{t('signIn')}</Title>
      <div className={classes.body}>
        {notice}
        <GoOn />
        <WayTabs />
        {way === 'email' ? <EmailSignIn /> : <MobileSignIn />}
      </div>
      <OtherWays />
    </AuthCard>
  );
}
