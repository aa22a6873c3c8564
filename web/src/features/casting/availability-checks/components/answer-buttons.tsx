import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Notice } from '../../../../shared/ui/notice/notice.tsx';
import type { Question } from '../api.ts';
import classes from './question.module.css';

interface AnswerButtonsProps {
  question: Question;
  sending: boolean | undefined;
  onAnswer: (isAvailable: boolean) => void;
  onLeave: () => void;
}

function MarkedDays({ count, onLeave }: { count: number; onLeave: () => void }) {
  const { t } = useTranslation('availabilityQuestion');
  return (
    <div className={classes.warning}>
      <Notice family="wait">
        {t('marked', { count })}{' '}
        <Link to={paths.talentCalendar()} onClick={onLeave}>
          {t('calendar')}
        </Link>
      </Notice>
    </div>
  );
}

/** The two answers, and what to know before one gives one. */
export function AnswerButtons({ question, sending, onAnswer, onLeave }: AnswerButtonsProps) {
  const { t } = useTranslation('availabilityQuestion');
  const isSending = sending !== undefined;
  return (
    <>
      {question.marked_days > 0 && <MarkedDays count={question.marked_days} onLeave={onLeave} />}
      <div className={classes.answers}>
        <Button
          size="lg"
          leftSection={<Check size={19} aria-hidden />}
          loading={sending === true}
          disabled={isSending}
          onClick={() => onAnswer(true)}
        >
          {t('yes')}
        </Button>
        <Button
          size="lg"
          variant="outline"
          loading={sending === false}
          disabled={isSending}
          onClick={() => onAnswer(false)}
        >
          {t('no')}
        </Button>
      </div>
      <p className={classes.foot}>{t('atOnce')}</p>
    </>
  );
}
