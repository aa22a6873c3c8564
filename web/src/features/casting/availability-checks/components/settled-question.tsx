import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { dayInIndia } from '../../../../shared/lib/format/days-in-india.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Notice } from '../../../../shared/ui/notice/notice.tsx';
import type { Question } from '../api.ts';
import classes from './question.module.css';
import { daysOf } from './question-facts.tsx';

interface SettledQuestionProps {
  question: Question;
  status: Exclude<Question['status'], 'asked'>;
  sending: boolean | undefined;
  onAnswer: (isAvailable: boolean) => void;
  onClose: () => void;
}

/** Answered before, here or on another device, or too late. */
export function SettledQuestion({ question, status, sending, onAnswer, onClose }: SettledQuestionProps) {
  const { t } = useTranslation('availabilityQuestion');
  const mayChange = status !== 'expired' && dayInIndia(Date.now()) < question.start_date;
  const other = status === 'not_available';
  return (
    <div className={classes.settled}>
      <Notice family={status === 'available' ? 'go' : 'wait'}>
        {t(`settled.${status}`, { name: question.recruiter.name, days: daysOf(question) })}
      </Notice>
      <div className={classes.answers}>
        <Button variant="ink" size="lg" onClick={onClose}>
          {t('settled.ok')}
        </Button>
        {mayChange && (
          <Button variant="outline" size="lg" loading={sending !== undefined} onClick={() => onAnswer(other)}>
            {t(other ? 'settled.toAvailable' : 'settled.toNotAvailable')}
          </Button>
        )}
      </div>
    </div>
  );
}
