import '../words.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useLanding } from '../../../site/landing/index.ts';
import { AuthCard } from '../components/auth-card.tsx';
import { Company } from '../components/company.tsx';
import { FaceStrip } from '../components/face-strip.tsx';
import { GoOn } from '../components/go-on.tsx';
import { NewHere } from '../components/new-here.tsx';
import { NewcomerSide } from '../components/newcomer-side.tsx';
import { OtherWays } from '../components/other-ways.tsx';
import { WayTabs } from '../components/way-tabs.tsx';
import { useDraft } from '../draft/auth-draft.ts';
import { usePlace } from '../flow/place.ts';
import { useIsPhone } from '../flow/use-is-phone.ts';
import { EmailSignIn } from '../forms/email-sign-in.tsx';
import { MobileSignIn } from '../forms/mobile-sign-in.tsx';
import classes from './view.module.css';

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
