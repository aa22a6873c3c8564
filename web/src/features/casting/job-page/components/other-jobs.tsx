import type { JobPage } from '@callboard/contract/casting/job-page';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { useCameFrom } from '../../../../shared/lib/way-back.ts';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { JobList } from '../../job-cards/index.ts';
import { useSimilarJobs } from '../api.ts';
import classes from './other-jobs.module.css';

interface SiblingsProps {
  project: string;
  siblings: JobPage['siblings'];
}

/** What else is cast in the project. */
export function Siblings({ project, siblings }: SiblingsProps) {
  const { t } = useTranslation('jobPage');
  if (siblings.length === 0) return null;
  return (
    <section>
      <SectionTitle>{t('siblings', { project })}</SectionTitle>
      <ul className={classes.cards}>
        {siblings.map(({ jobUniqueId, title, gender, is_open: isOpen }) => (
          <li key={jobUniqueId} className={classes.card}>
            <h3>
              <Link to={paths.job(jobUniqueId)}>{title}</Link>
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
  const cameFrom = useCameFrom();
  const { data } = useSimilarJobs(jobUniqueId);
  if (!data || data.results.length === 0) return null;
  return (
    <section>
      <SectionTitle>{t('similar')}</SectionTitle>
      <div className={classes.similar}>
        <JobList label={t('similar')} jobs={data.results} state={{ ...cameFrom }} level={3} />
      </div>
    </section>
  );
}
