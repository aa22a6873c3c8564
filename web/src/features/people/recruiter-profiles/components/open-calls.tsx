import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { feeOf, projectOf, whoIsWanted } from '../model/recruiter-words.ts';
import classes from './open-calls.module.css';

export const callsAnchor = 'casting-now';

function CallRow({ call }: { call: RecruiterProfile['open_calls'][number] }) {
  const { t } = useTranslation('recruiterProfile');
  return (
    <Link className={classes.call} to={paths.job(call.job_id)}>
      <span className={classes.part}>
        <span className={classes.title}>{call.title}</span>
        <span className={classes.project}>{projectOf(t, call)}</span>
      </span>
      <span className={classes.who}>{whoIsWanted(t, call)}</span>
      <span className={classes.fee}>{feeOf(t, call)}</span>
      <span className={classes.mark}>
        {call.is_new ? <Status name="new" /> : <ChevronRight size={18} aria-hidden />}
      </span>
    </Link>
  );
}

export function OpenCalls({ recruiter }: { recruiter: RecruiterProfile }) {
  const { t } = useTranslation('recruiterProfile');
  const { open_calls: calls, open_call_count: count } = recruiter;
  const shown = formatCount(count);
  return (
    <section className={classes.section} id={callsAnchor} aria-labelledby={`${callsAnchor}-title`}>
      <SectionTitle id={`${callsAnchor}-title`} aside={count > 0 && t('calls.count', { count, shown })}>
        {t('calls.title')}
      </SectionTitle>
      {count === 0 && <p className={classes.none}>{t('calls.none')}</p>}
      {count > 0 && (
        <ul className={classes.calls}>
          {calls.map((call) => (
            <li key={call.job_id}>
              <CallRow call={call} />
            </li>
          ))}
        </ul>
      )}
      {count > calls.length && (
        <p className={classes.none}>{t('calls.newest', { count: calls.length, shown })}</p>
      )}
    </section>
  );
}
