import type { JobCard } from '@callboard/contract/casting/job-search';
import { Camera, ChevronRight, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { ProjectPoster } from '../../../../shared/ui/project-poster/project-poster.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { placeInLine, shortDate } from '../../job-cards/index.ts';
import classes from './what-now.module.css';

function Way({ to, sign, title, text }: { to: string; sign: ReactNode; title: string; text: string }) {
  return (
    <li>
      <span className={classes.sign}>{sign}</span>
      <div>
        <h3>
          <Link to={to}>{title}</Link>
        </h3>
        <p>{text}</p>
      </div>
      <ChevronRight size={20} aria-hidden />
    </li>
  );
}

/** Ways on: jobs like this one, and what helps with the next. */
export function WhatNow({ similar }: { similar: readonly JobCard[] }) {
  const { t } = useTranslation('myApplications');
  const { t: cards } = useTranslation('jobCards');
  return (
    <section>
      <SectionTitle>{t('over.now')}</SectionTitle>
      <ul className={classes.ways}>
        {similar.slice(0, 3).map((job) => {
          const line = [
            job.project_type.name.toLowerCase(),
            placeInLine(job, cards),
            job.deadline && t('over.closes', { date: shortDate(job.deadline.at) }),
          ];
          return (
            <Way
              key={job.jobUniqueId}
              to={paths.job(job.jobUniqueId)}
              sign={<ProjectPoster title={job.project_title ?? job.title} picture={job.poster} size="sm" />}
              title={job.title}
              text={line.filter(Boolean).join(', ')}
            />
          );
        })}
        <Way
          to={paths.editTalentSection('photos')}
          sign={<Camera size={20} aria-hidden />}
          title={t('over.photos')}
          text={t('over.photosText')}
        />
        <Way
          to={paths.findJobs()}
          sign={<Search size={20} aria-hidden />}
          title={t('over.find')}
          text={t('over.findText')}
        />
      </ul>
    </section>
  );
}
