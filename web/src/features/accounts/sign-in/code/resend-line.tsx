import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useCountdown } from '../../../../shared/lib/use-countdown.ts';
import { TextButton } from '../components/text-button.tsx';
import classes from './resend-line.module.css';

/** Long enough for a message to arrive. */
const resendDelay = 30_000;

const formatClock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

interface ResendLineProps {
  text: string;
  /** When the last code was sent, in milliseconds. */
  sentAt: number;
  onResend: () => void;
}

export function ResendLine({ text, sentAt, onResend }: ResendLineProps) {
  const { t } = useTranslation('auth');
  const seconds = useCountdown(sentAt + resendDelay);
  return (
    <div className={classes.line}>
      <span>{text}</span>
      <span className={classes.again}>
        {seconds > 0 ? (
          t('code.newIn', { time: formatClock(seconds) })
        ) : (
          <TextButton onClick={onResend}>{t('code.again')}</TextButton>
        )}
      </span>
    </div>
  );
}
