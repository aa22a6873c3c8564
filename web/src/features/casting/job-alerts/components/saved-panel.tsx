import '../i18n.ts';
import type { JobAlert } from '@callboard/contract/casting/job-alerts';
import { type JobAlertRhythm, jobAlertRhythms } from '@callboard/contract/casting/job-values';
import { BookmarkCheck, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { createLaterDeletes } from '../../../../shared/ui/saved-searches/later-deletes.ts';
import { SavedSearchList } from '../../../../shared/ui/saved-searches/saved-search-list.tsx';
import { searchLink } from '../../find-jobs/index.ts';
import { alertLink, sendDelete, useChangeJobAlert, useJobAlerts, useRefreshJobAlerts } from '../api.ts';
import classes from './saved-panel.module.css';

const deletes = createLaterDeletes(sendDelete);

function Searches({ onOpened }: { onOpened: () => void }) {
  const { t } = useTranslation('jobAlerts');
  const query = useJobAlerts(true);
  const change = useChangeJobAlert();
  const refresh = useRefreshJobAlerts();
  const show = (saved: JobAlert) => ({
    id: saved.id,
    name: saved.name,
    alert: saved.rhythm,
    matches: t('saved.count', { count: saved.count, shown: formatCount(saved.count) }),
    newCount: saved.new_count,
    to: alertLink(saved),
  });
  return (
    <SavedSearchList<JobAlertRhythm>
      query={{ ...query, data: query.data?.map(show) }}
      alerts={jobAlertRhythms.map((value) => ({ value, label: t(`rhythms.${value}`) }))}
      alertChanged={(rhythm, name) => t(`changed.${rhythm}`, { name })}
      empty={t('saved.empty')}
      deletes={deletes}
      onDeleted={refresh}
      onChange={(id, { name, alert }) =>
        change({ id, ...(name && { name }), ...(alert && { rhythm: alert }) })
      }
      onOpen={(id) => {
        // Opening goes on without it: what is new is counted again the next time.
        change({ id, opened: true }).catch(() => undefined);
        onOpened();
      }}
    />
  );
}

/** The way to the saved jobs, and the saved searches. */
export default function SavedPanel({ onOpened }: { onOpened: () => void }) {
  const { t } = useTranslation('jobAlerts');
  const id = useId();
  return (
    <div className={classes.panel}>
      <Link
        className={classes.jobs}
        to={searchLink({ filters: { saved: true }, page: 1 })}
        onClick={onOpened}
      >
        <BookmarkCheck size={18} aria-hidden />
        <span>{t('saved.jobs')}</span>
        <ChevronRight size={16} aria-hidden />
      </Link>
      <section aria-labelledby={id}>
        <h3 className={classes.title} id={id}>
          {t('saved.searches')}
        </h3>
        <Searches onOpened={onOpened} />
      </section>
    </div>
  );
}
