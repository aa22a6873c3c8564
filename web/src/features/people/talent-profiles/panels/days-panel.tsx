import type { LastQuestion } from '@callboard/contract/casting/unlocking';
import type { UnlockedTalent } from '@callboard/contract/people/talent-profiles/profile';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDays } from '../../../../shared/lib/format/calendar-days.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import type { StatusName } from '../../../../shared/ui/status/status-table.ts';
import { lastQuestionQuery, openAsk } from '../../../casting/unlocking/index.ts';
import classes from './panel.module.css';
import { Panel } from './panel.tsx';

const statuses: Record<LastQuestion['status'], StatusName> = {
  asked: 'asked',
  available: 'available',
  not_available: 'notAvailable',
  expired: 'expired',
};

/** How the question stands; it changes before the reader's eyes when the talent answers. */
function Answer({ question }: { question: LastQuestion | null | undefined }) {
  const { t } = useTranslation('talentProfile');
  return (
    <div className={classes.answer} role="status">
      {question && (
        <Status name={statuses[question.status]}>
          {t(`days.${question.status}`, { days: formatDays(question.start_date, question.end_date) })}
        </Status>
      )}
      {question?.status === 'asked' && <p className={classes.small}>{t('days.waits')}</p>}
    </div>
  );
}

interface DaysPanelProps {
  talent: Pick<UnlockedTalent, 'user_id' | 'name'>;
}

/** Whether they are free on the days of a shoot: asked here, and answered here. */
export function DaysPanel({ talent: { user_id: talentId, name } }: DaysPanelProps) {
  const { t } = useTranslation('talentProfile');
  const { user } = useSession();
  const { data: question, isError } = useQuery({
    ...lastQuestionQuery(user?.user_id ?? 0, talentId),
    enabled: user !== undefined,
  });
  return (
    <Panel title={t('days.title')}>
      {question === null && <p className={classes.text}>{t('days.text')}</p>}
      {isError && question === undefined && <p className={classes.text}>{t('days.failed')}</p>}
      <Answer question={question} />
      <div className={classes.actions}>
        <Button
          variant="outline"
          leftSection={<CalendarClock size={17} aria-hidden />}
          onClick={() => openAsk({ talentId, name })}
        >
          {t(question ? 'days.other' : 'days.ask')}
        </Button>
      </div>
    </Panel>
  );
}
