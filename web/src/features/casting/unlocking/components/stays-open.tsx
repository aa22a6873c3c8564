import { answerWithinDays, awayAfterDays } from '@callboard/contract/casting/unlocking';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import classes from './unlock-offer.module.css';

interface StaysOpenProps {
  /** Unknown where the page was not told. */
  lastActiveAt: string | null | undefined;
  isAsked: boolean;
}

const msInDay = 86_400_000;

/** What one keeps, and when the credit would come back. */
export function StaysOpen({ lastActiveAt, isAsked }: StaysOpenProps) {
  const { t } = useTranslation('unlocking');
  const numbers = { days: awayAfterDays, answer: answerWithinDays };
  const away = () => {
    if (!lastActiveAt) return t('note.plain', numbers);
    const count = Math.max(0, Math.floor((Date.now() - Date.parse(lastActiveAt)) / msInDay));
    if (count <= awayAfterDays) return t('note.active', { count, ...numbers });
    return t(isAsked ? 'note.away' : 'note.awayUnasked', { count, ...numbers });
  };
  return (
    <p className={classes.note}>
      {t('note.stays')} {away()}
    </p>
  );
}
