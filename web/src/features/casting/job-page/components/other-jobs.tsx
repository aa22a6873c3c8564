import type { JobPage } from '@callboard/contract/casting/job-page';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { JobList } from '../../job-cards/index.ts';
import { useSimilarJobs } from '../api.ts';
import { useWayAlong } from '../model/way-to-jobs.ts';
import classes from './other-jobs.module.css';

interface SiblingsProps {
  project: string;
  siblings: JobPage['siblings'];
}

/** What else is cast in the project. */
export function Siblings({ project, siblings }: SiblingsProps) {
  const { t } = useTranslation('jobPage');
  const along = useWayAlong();
  if (siblings.length === 0) return null;
  return (
    <section>
      <SectionTitle>{t('siblings', { project })}</SectionTitle>
      <ul className={classes.cards}>
        {siblings.map(({ jobUniqueId, title, gender, is_open: isOpen }) => (
          <li key={jobUniqueId} className={classes.card}>
            <h3>
              <Link to={paths.job(jobUniqueId)} state={along}>
                {title}
              </Link>
            </h3>
            <p>{gender ?? t('facts.any')}</p>
            <Status name={isOpen ? 'open' : 'closed'} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Loaded after the rest; without any, there is nothing to see. */
export function Similar({ jobUniqueId }: { jobUniqueId: string }) {
  const { t } = useTranslation('jobPage');
  const along = useWayAlong();
  const { data } = useSimilarJobs(jobUniqueId);
  if (!data || data.results.length === 0) return null;
  return (
    <section>
      <SectionTitle>{t('similar')}</SectionTitle>
      <div className={classes.similar}>
        <JobList label={t('similar')} jobs={data.results} state={along} level={3} />
      </div>
    </section>
  );
}
