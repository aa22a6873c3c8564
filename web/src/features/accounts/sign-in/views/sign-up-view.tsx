import '../i18n.ts';
import { userTypes } from '@callboard/contract/accounts/user-types';
import { Gift } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Trans } from '../../../../shared/i18n/trans.tsx';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { storedReferral } from '../../../../shared/lib/referral.ts';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { useLanding } from '../../../site/landing/index.ts';
import { useInviter } from '../api.ts';
import { AccountKindChoice } from '../components/account-kind-choice.tsx';
import { AuthCard } from '../components/auth-card.tsx';
import { FaceStrip } from '../components/face-strip.tsx';
import { GithubButton } from '../components/github-button.tsx';
import { MethodTabs } from '../components/method-tabs.tsx';
import { SocialProof } from '../components/social-proof.tsx';
import { readDraft, updateDraft, useDraft } from '../draft/auth-draft.ts';
import { useAuthFlow } from '../flow/auth-flow.ts';
import { StepLink } from '../flow/step-link.tsx';
import { EmailSignUp } from '../forms/email-sign-up.tsx';
import { MobileSignUp } from '../forms/mobile-sign-up.tsx';
import own from './sign-up-view.module.css';
import classes from './view.module.css';

/** Opens in a new tab, so the form keeps what was typed. */
function LegalLink({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <a className={own.legalLink} href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

function Consent() {
  const { t } = useTranslation('auth');
  return (
    <p className={own.consent}>
      <Trans
        t={t}
        i18nKey="consent"
        components={{
          terms: <LegalLink href={paths.termsAndConditions()} />,
          privacy: <LegalLink href={paths.privacyPolicy()} />,
        }}
      />
    </p>
  );
}

const forTalents = ['price', 'profile', 'applications', 'number'] as const;
const forRecruiters = ['search', 'bonus', 'unlock', 'jobs'] as const;

function AccountKindFacts({ kind }: { kind: 1 | 2 }) {
  const { t } = useTranslation('auth');
  return (
    <Facts>
      {kind === 2
        ? forRecruiters.map((fact) => (
            <Fact key={fact} label={t(`facts.recruiter.${fact}`)}>
              {t(`facts.recruiter.${fact}Is`)}
            </Fact>
          ))
        : forTalents.map((fact) => (
            <Fact key={fact} label={t(`facts.talent.${fact}`)}>
              {t(`facts.talent.${fact}Is`)}
            </Fact>
          ))}
    </Facts>
  );
}

/** Who sent the link, and what both get. Recruiters invite recruiters, so that kind is chosen. */
function Inviter() {
  const { t } = useTranslation('auth');
  const { kind } = useDraft();
  const inviter = useInviter(storedReferral());
  useEffect(() => {
    if (inviter && readDraft().kind === undefined) updateDraft({ kind: userTypes.recruiter });
  }, [inviter]);
  if (!inviter) return null;
  const { name, company, credits_each: count } = inviter;
  return (
    <p className={own.inviter}>
      <Gift size={18} aria-hidden />
      <span>
        {t('invitedBy', { name, company })}
        {kind !== userTypes.talent && ` ${t('invitedCredits', { count })}`}
      </span>
    </p>
  );
}

/** The account kind must be chosen before signing up; `require` asks for it. */
function useAccountKind() {
  const { kind } = useDraft();
  const [isMissing, setIsMissing] = useState(false);
  const firstOption = useRef<HTMLInputElement>(null);
  return {
    kind,
    isMissing: isMissing && kind === undefined,
    firstOption,
    require() {
      setIsMissing(true);
      firstOption.current?.focus();
    },
  };
}

export function SignUpView() {
  const { t } = useTranslation('auth');
  const { Title } = useAuthFlow();
  const { data: landing } = useLanding();
  const { method } = useDraft();
  const { kind, isMissing, firstOption, require } = useAccountKind();
  const faces = landing?.new_faces;
  const Form = method === 'email' ? EmailSignUp : MobileSignUp;
  const requireKindFirst = (event: MouseEvent) => {
    if (kind !== undefined) return;
    event.preventDefault();
    require();
  };
  return (
    <AuthCard
      strip={<FaceStrip faces={faces} />}
      aside={
        <>
          <AccountKindChoice
            ref={firstOption}
            chosen={kind}
            onChoose={(chosen) => updateDraft({ kind: chosen })}
            isMissing={isMissing}
            faces={faces ?? []}
          />
          <div className={classes.facts}>
            <AccountKindFacts kind={kind ?? 1} />
          </div>
          <SocialProof landing={landing} />
        </>
      }
    >
      <Title className={classes.title}>{t('signUp')}</Title>
      <Inviter />
      <div className={classes.body}>
        <MethodTabs />
        <Form kind={kind} onKindMissing={require} />
      </div>
      <GithubButton kind={kind} onClick={requireKindFirst} />
      <Consent />
      <p className={classes.switch}>
        {t('already')} <StepLink step="sign-in">{t('signIn')}</StepLink>
      </p>
    </AuthCard>
  );
}
