import {
  BadgeIndianRupee,
  DoorOpen,
  FileLock2,
  HeartHandshake,
  type LucideIcon,
  MessageCircleReply,
  PhoneOff,
  ReceiptText,
  ScrollText,
  ShieldCheck,
} from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import classes from './house-rules.module.css';
import { LandingSection } from './landing-section.tsx';

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

/** What keeps the board fair, for the side that is reading. */
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
