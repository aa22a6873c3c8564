import {
  BadgeIndianRupee,
  ChevronRight,
  DoorOpen,
  FileLock2,
  HeartHandshake,
  type LucideIcon,
  MessageCircleReply,
  PhoneOff,
  Plus,
  ReceiptText,
  ScrollText,
  ShieldCheck,
} from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { LandingSection } from './landing-layout.tsx';
import classes from './landing-sections.module.css';

const icons = {
  noFees: BadgeIndianRupee,
  hiddenNumbers: PhoneOff,
  checkedCalls: ShieldCheck,
  guardians: HeartHandshake,
  papers: FileLock2,
  leaving: DoorOpen,
  trueStates: MessageCircleReply,
  oneCharge: ReceiptText,
  consent: ScrollText,
} as const satisfies Record<string, LucideIcon>;

export type HouseRule = keyof typeof icons;

/** The house rules for one account kind. */
export function HouseRules({ rules }: { rules: readonly HouseRule[] }) {
  const { t } = useTranslation('houseRules');
  return (
    <LandingSection title={t('title')} lead={t('lead')}>
      <ul className={classes.rules}>
        {rules.map((rule) => {
          const Icon = icons[rule];
          return (
            <li key={rule} className={classes.rule}>
              <Icon size={22} aria-hidden />
              <h3 className={classes.title}>{t(`${rule}.title`)}</h3>
              <p className={classes.text}>{t(`${rule}.text`)}</p>
            </li>
          );
        })}
      </ul>
    </LandingSection>
  );
}

export type Faq = 'free' | 'number' | 'real' | 'silence' | 'manager' | 'pay' | 'verified' | 'share' | 'phone';

/** Works without JavaScript, and find-in-page opens answers. */
export function Questions({ asked }: { asked: readonly Faq[] }) {
  const { t } = useTranslation('houseRules');
  return (
    <LandingSection
      title={t('questions.title')}
      aside={
        <Link className={classes.more} to={paths.support()}>
          {t('questions.more')} <ChevronRight size={16} aria-hidden />
        </Link>
      }
    >
      <div className={classes.questions}>
        {asked.map((question) => (
          <details key={question} className={classes.question}>
            <summary className={classes.asked}>
              {t(`questions.${question}`)} <Plus size={20} aria-hidden />
            </summary>
            <p className={classes.answer}>{t(`questions.${question}Answer`)}</p>
          </details>
        ))}
      </div>
    </LandingSection>
  );
}

const numbers = ['one', 'two', 'three'] as const;

interface StepsProps {
  audience: 'talents' | 'recruiters';
  /** Side by side instead of stacked. */
  isWide: boolean;
}

function Steps({ audience, isWide }: StepsProps) {
  const { t } = useTranslation('landing');
  return (
    <ol className={classes.steps} data-wide={isWide || undefined}>
      {numbers.map((number, index) => (
        <li key={number} className={classes.step}>
          <span className={classes.number} aria-hidden>
            {index + 1}
          </span>
          <div>
            <p className={classes.howItWorksTitle}>{t(`how.${audience}.${number}`)}</p>
            <p className={classes.howItWorksText}>{t(`how.${audience}.${number}Text`)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

export const howItWorksAnchor = 'how-does-it-work';

/** The three steps of each account kind, or of one. */
export function HowItWorks({ audience }: { audience?: 'talents' | 'recruiters' }) {
  const { t } = useTranslation('landing');
  return (
    <LandingSection title={t('how.title')} id={howItWorksAnchor}>
      <div className={classes.audiences} data-alone={audience !== undefined || undefined}>
        {audience !== 'recruiters' && (
          <div>
            {!audience && <h3 className={classes.audience}>{t('how.forTalents')}</h3>}
            <Steps audience="talents" isWide={audience !== undefined} />
          </div>
        )}
        {audience !== 'talents' && (
          <div>
            {!audience && <h3 className={classes.audience}>{t('how.forRecruiters')}</h3>}
            <Steps audience="recruiters" isWide={audience !== undefined} />
          </div>
        )}
      </div>
    </LandingSection>
  );
}
