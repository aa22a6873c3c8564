import type { CastingNow as Casting } from '@callboard/contract/casting/castings';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { BuiltLink } from '../../../../shared/ui/built-link/built-link.tsx';
import { CastPhoto } from './cast-photo.tsx';
import classes from './casting-now.module.css';
import { Poster } from './poster.tsx';

function NowCard({ project }: { project: Casting }) {
  const { t } = useTranslation('castings');
  const { title, roles_open: open, roles_cast: count, cast, jobUniqueId } = project;
  return (
    <li>
      <BuiltLink className={classes.card} to={paths.job(jobUniqueId)}>
        <Poster project={project} size="sm" />
        <span className={classes.about}>
          <span className={classes.title}>{title}</span>
          <span className={classes.open}>{t('now.open', { count: open, shown: formatCount(open) })}</span>
          <span className={classes.quiet}>
            {count > 0 ? t('now.cast', { count, shown: formatCount(count) }) : t('now.nobody')}
          </span>
          {cast.length > 0 && (
            <span className={classes.faces}>
              {cast.map((person) => (
                <CastPhoto key={`${person.userUniqueId} ${person.character}`} person={person} size="sm" />
              ))}
            </span>
          )}
        </span>
      </BuiltLink>
    </li>
  );
}

interface CastingNowProps {
  projects: readonly Casting[];
  openJobs: number;
}

/** Projects with open jobs, and the way to all of them. */
export function CastingNow({ projects, openJobs }: CastingNowProps) {
  const { t } = useTranslation('castings');
  if (projects.length === 0) return null;
  return (
    <section className={classes.now} aria-labelledby="casting-now">
      <div className={classes.inner}>
        <div className={classes.head}>
          <h2 className={classes.heading} id="casting-now">
            {t('now.title')}
          </h2>
          <BuiltLink className={classes.all} to={paths.findJobs()}>
            {t('now.findJobs', { shown: formatCount(openJobs) })} <ChevronRight size={16} aria-hidden />
          </BuiltLink>
        </div>
        <ul className={classes.row}>
          {projects.map((project) => (
            <NowCard key={project.jobUniqueId} project={project} />
          ))}
        </ul>
      </div>
    </section>
  );
}
