import './landing-i18n.ts';
import { Check } from 'lucide-react';
import { LeadForm } from '../../../features/site/contact/index.ts';
import {
  ActionLinks,
  BoardFailed,
  ClosingCall,
  ContactSheet,
  fillsContactSheet,
  HouseRules,
  HowItWorks,
  LandingSection,
  Opening,
  Questions,
  SlipWaiting,
  UnlockFacts,
  useLanding,
} from '../../../features/site/landing/index.ts';
import { recruiterLanding } from '../../../shared/i18n/en/recruiter-landing.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../shared/lib/format/count.ts';
import { usePageHead } from '../../../shared/lib/page-head.ts';
import classes from './recruiters-page.module.css';

const callBackAnchor = 'call-me';

const points = ['pointOne', 'pointTwo', 'pointThree'] as const;

/** A form to request a call. */
function CallBack() {
  const { t } = useTranslation('recruiterLanding');
  return (
    <LandingSection title={t('callBack.title')} id={callBackAnchor}>
      <div className={classes.columns}>
        <div>
          <p className={classes.text}>{t('callBack.text')}</p>
          <ul className={classes.points}>
            {points.map((point) => (
              <li key={point}>
                <Check size={18} aria-hidden /> {t(`callBack.${point}`)}
              </li>
            ))}
          </ul>
        </div>
        <LeadForm />
      </div>
    </LandingSection>
  );
}

registerTranslations('recruiterLanding', { en: recruiterLanding });

const worthCounting = 20;

export function Component() {
  const { t } = useTranslation('recruiterLanding');
  const { data: board, isError, error, refetch } = useLanding();
  usePageHead({ title: t('title'), description: t('description') });
  const faces = board?.counts.faces ?? 0;
  const start = (
    <ActionLinks kind={2} label={t('start')} second={{ label: t('callMe'), to: `#${callBackAnchor}` }} />
  );
  return (
    <>
      <Opening
        overline={t('overline')}
        headline={{
          before: t('headline.before'),
          emphasis: t('headline.emphasis'),
          after: t('headline.after'),
        }}
        lead={faces >= worthCounting ? t('lead', { faces: formatCount(faces) }) : t('leadUncounted')}
        actions={start}
        slip={
          board
            ? fillsContactSheet(board.new_faces) && <ContactSheet faces={board.new_faces} />
            : !isError && <SlipWaiting />
        }
      />
      {isError && !board && <BoardFailed error={error} onRetry={() => void refetch()} />}
      <HowItWorks audience="recruiters" />
      <UnlockFacts />
      <CallBack />
      <HouseRules
        rules={['checkedCalls', 'oneCharge', 'consent', 'trueStates', 'guardians', 'hiddenNumbers']}
      />
      <Questions asked={['pay', 'verified', 'share', 'real', 'number', 'phone']} />
      <ClosingCall
        title={t('closing.title')}
        text={t('closing.text')}
        actions={start}
        counts={board?.counts}
      />
    </>
  );
}
