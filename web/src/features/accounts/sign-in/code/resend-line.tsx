import { useEffect, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { TextButton } from '../components/text-link.tsx';
import classes from './resend-line.module.css';

const second = 1000;
const left = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / second));

/** Whole seconds until a moment, told anew every second until none is left. */
function useCountdown(until: number): number {
  const [seconds, setSeconds] = useState(() => left(until));
  useEffect(() => {
    const look = () => {
      setSeconds(left(until));
      if (left(until) === 0) clearInterval(timer);
    };
    const timer = setInterval(look, second);
    look();
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}

/** Long enough for a message to arrive before one asks again. */
const pause = 30_000;

const asClock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

interface ResendLineProps {
  words: string;
  /** When the last code was asked for, in milliseconds. */
  sentAt: number;
  onResend: () => void;
}

/** Where the code went, and when another one may be asked for. */
export function ResendLine({ words, sentAt, onResend }: ResendLineProps) {
  const { t } = useTranslation('auth');
  const seconds = useCountdown(sentAt + pause);
  return (
    <div className={classes.line}>
      <span>{words}</span>
      <span className={classes.again}>
        {seconds > 0 ? (
          t('code.newIn', { time: asClock(seconds) })
        ) : (
          <TextButton onClick={onResend}>{t('code.again')}</TextButton>
        )}
      </span>
    </div>
  );
}
