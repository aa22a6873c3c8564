import type { LastQuestion } from '@callboard/contract/casting/unlocking';
import type { UnlockedTalent } from '@callboard/contract/people/talent-profiles/profile';
import { formatDays } from '@callboard/contract/short-dates';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import type { StatusName } from '../../../../shared/ui/status/status-table.ts';
import { lastQuestionQuery, openAvailabilityCheck } from '../../../casting/unlocking/index.ts';
import classes from './panel.module.css';
import { Panel } from './panel.tsx';

const statuses: Record<LastQuestion['status'], StatusName> = {
  asked: 'asked',
  available: 'available',
  not_available: 'notAvailable',
  expired: 'expired',
};

/** Updates live when the talent replies. */
function Reply({ question }: { question: LastQuestion | null | undefined }) {
  const { t } = useTranslation('talentProfile');
  return (
    <div className={classes.reply} role="status">
      {question && (
        <Status name={statuses[question.status]}>
          {t(`check.${question.status}`, { days: formatDays(question.start_date, question.end_date) })}
        </Status>
      )}
      {question?.status === 'asked' && <p className={classes.small}>{t('check.waits')}</p>}
    </div>
  );
}

interface AvailabilityCheckPanelProps {
  talent: Pick<UnlockedTalent, 'user_id' | 'name'>;
}

/** The last availability check, and a button for a new one. */
export function AvailabilityCheckPanel({ talent: { user_id: talentId, name } }: AvailabilityCheckPanelProps) {
  const { t } = useTranslation('talentProfile');
  const { user } = useSession();
  const { data: question, isError } = useQuery({
    ...lastQuestionQuery(user?.user_id ?? 0, talentId),
    enabled: user !== undefined,
  });
  return (
    <Panel title={t('check.title')}>
      {question === null && <p className={classes.text}>{t('check.text')}</p>}
      {isError && question === undefined && <p className={classes.text}>{t('check.failed')}</p>}
      <Reply question={question} />
      <div className={classes.actions}>
        <Button
          variant="outline"
          leftSection={<CalendarClock size={17} aria-hidden />}
          onClick={() => openAvailabilityCheck({ talentId, name })}
        >
          {t(question ? 'check.other' : 'check.open')}
        </Button>
      </div>
    </Panel>
  );
}
