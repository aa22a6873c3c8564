import '../i18n.ts';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { Trans } from '../../../../shared/i18n/trans.tsx';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { keptReferral } from '../../../../shared/lib/referral.ts';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { useLanding } from '../../../site/landing/index.ts';
import { useInviter } from '../api.ts';
import { AuthCard } from '../components/auth-card.tsx';
import { Company } from '../components/company.tsx';
import { FaceStrip } from '../components/face-strip.tsx';
import inviterClasses from '../components/inviter.module.css';
import { OtherWays } from '../components/other-ways.tsx';
import { SideChoice } from '../components/side-choice.tsx';
import { WayTabs } from '../components/way-tabs.tsx';
import { keepInDraft, useDraft } from '../draft/auth-draft.ts';
import { usePlace } from '../flow/place.ts';
import { StepLink } from '../flow/step-link.tsx';
import { EmailSignUp } from '../forms/email-sign-up.tsx';
import { MobileSignUp } from '../forms/mobile-sign-up.tsx';
import consentClasses from './sign-up-view.module.css';
import classes from './view.module.css';

/** The papers open beside the form, so that nothing typed is left behind. */
function Paper({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <a className={consentClasses.paper} href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

function Consent() {
  const { t } = useTranslation('auth');
  return (
    <p className={consentClasses.consent}>
      <Trans
        t={t}
        i18nKey="consent"
        components={{
          terms: <Paper href={paths.termsAndConditions()} />,
          privacy: <Paper href={paths.privacyPolicy()} />,
        }}
      />
    </p>
  );
}

const forTalents = ['price', 'profile', 'applications', 'number'] as const;
const forRecruiters = ['search', 'bonus', 'unlock', 'jobs'] as const;

/** What one side may count on, set like a cast list. */
function SideFacts({ kind }: { kind: 1 | 2 }) {
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

/** Who sent this visitor. Says nothing when nobody did or nobody by that name is known. */
function Inviter() {
  const { t } = useTranslation('auth');
  const inviter = useInviter(keptReferral());
  if (!inviter) return null;
  const picture = inviter.recruiter_edit_image ?? inviter.recruiter_cover_image;
  return (
    <p className={inviterClasses.inviter}>
      {picture && <img src={picture} alt="" width={24} height={24} />}
      {t('invitedBy', { name: inviter.name })}
    </p>
  );
}

/** Nobody signs up on a side they did not choose: whatever is pressed first asks for it. */
function useSide() {
  const { kind } = useDraft();
  const [isMissing, setIsMissing] = useState(false);
  const firstSide = useRef<HTMLInputElement>(null);
  return {
    kind,
    isMissing: isMissing && kind === undefined,
    firstSide,
    ask() {
      setIsMissing(true);
      firstSide.current?.focus();
    },
  };
}

export function SignUpView() {
  const { t } = useTranslation('auth');
  const { Title } = usePlace();
  const { data: landing } = useLanding();
  const { way } = useDraft();
  const { kind, isMissing, firstSide, ask } = useSide();
  const faces = landing?.new_faces;
  const Form = way === 'email' ? EmailSignUp : MobileSignUp;
  const askBeforeLeaving = (event: MouseEvent) => {
    if (kind !== undefined) return;
    event.preventDefault();
    ask();
  };
  return (
    <AuthCard
      strip={<FaceStrip faces={faces} />}
      side={
        <>
          <SideChoice
            ref={firstSide}
            chosen={kind}
            onChoose={(chosen) => keepInDraft({ kind: chosen })}
            isMissing={isMissing}
            faces={faces ?? []}
          />
          <div className={classes.facts}>
            <SideFacts kind={kind ?? 1} />
          </div>
          <Company landing={landing} />
        </>
      }
    >
      <Title className={classes.title}>{t('signUp')}</Title>
      <Inviter />
      <div className={classes.body}>
        <WayTabs />
        <Form kind={kind} onKindMissing={ask} />
      </div>
      <OtherWays kind={kind} onFollow={askBeforeLeaving} />
      <Consent />
      <p className={classes.switch}>
        {t('already')} <StepLink step="sign-in">{t('signIn')}</StepLink>
      </p>
    </AuthCard>
  );
}
