import type { UserRecord } from '@callboard/contract/accounts/settings';
import { ArrowRight, Bell, KeyRound, type LucideIcon, Megaphone, MessageCircle, Search } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import type { Door } from '../model/next-steps.ts';
import classes from './door-card.module.css';

const icons: Record<Door, LucideIcon> = {
  findTalents: Search,
  unlocked: KeyRound,
  findJobs: Megaphone,
  settings: Bell,
  contact: MessageCircle,
};

const leadsTo = ({ user_type }: UserRecord): Record<Door, string> => ({
  findTalents: paths.findTalents(),
  unlocked: paths.unlockedProfiles(),
  findJobs: paths.findJobs(),
  settings: `${paths.settings(user_type)}#notifications`,
  contact: paths.memberContact(user_type),
});

/** Where one may go at any time. The whole card is the link. */
export function DoorCard({ door, record }: { door: Door; record: UserRecord }) {
  const { t } = useTranslation('dashboard');
  const Icon = icons[door];
  return (
    <li className={classes.card}>
      <Icon size={22} aria-hidden />
      <h3>{t(`steps.${door}.title`)}</h3>
      <p>{t(`steps.${door}.text`)}</p>
      <Link className={classes.link} to={leadsTo(record)[door]}>
        {t(`steps.${door}.action`)}
        <ArrowRight size={16} aria-hidden />
      </Link>
    </li>
  );
}
