import '../words.ts';
import { type MouseEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useLanding } from '../../../site/landing/index.ts';
import { AuthCard } from '../components/auth-card.tsx';
import { Company } from '../components/company.tsx';
import { Consent } from '../components/consent.tsx';
import { FaceStrip } from '../components/face-strip.tsx';
import { Inviter } from '../components/inviter.tsx';
import { OtherWays } from '../components/other-ways.tsx';
import { SideChoice } from '../components/side-choice.tsx';
import { SideFacts } from '../components/side-facts.tsx';
import { WayTabs } from '../components/way-tabs.tsx';
import { keepInDraft, useDraft } from '../draft/auth-draft.ts';
import { usePlace } from '../flow/place.ts';
import { StepLink } from '../flow/step-link.tsx';
import { EmailSignUp } from '../forms/email-sign-up.tsx';
import { MobileSignUp } from '../forms/mobile-sign-up.tsx';
import classes from './view.module.css';

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
