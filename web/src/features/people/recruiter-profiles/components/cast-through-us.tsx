import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import { User } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import classes from './cast-through-us.module.css';

type Project = RecruiterProfile['cast'][number];
type Part = Project['parts'][number];

function CastPart({ part }: { part: Part }) {
  const { t } = useTranslation('recruiterProfile');
  const { character, name, userUniqueId, file_url } = part;
  return (
    <li className={classes.part}>
      <span className={classes.photo} aria-hidden>
        {file_url === null ? (
          <User size={16} />
        ) : (
          <img src={file_url} alt="" width={32} height={40} loading="lazy" />
        )}
      </span>
      <p className={classes.line}>
        <span className={classes.character}>{character}</span>
        {name !== null && userUniqueId !== null ? (
          <Link className={classes.name} to={paths.talent(userUniqueId)}>
            {name}
          </Link>
        ) : (
          <span className={classes.unnamed}>{t('cast.unnamed')}</span>
        )}
      </p>
    </li>
  );
}

function CastProject({ project }: { project: Project }) {
  const { t } = useTranslation('recruiterProfile');
  const { title, project_type: type, year, parts } = project;
  return (
    <li>
      <div className={classes.head}>
        <h3 className={classes.title}>{title}</h3>
        <span>{t('cast.when', { type, year })}</span>
      </div>
      <ul className={classes.parts}>
        {parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two parts may have the same name, and the list never moves.
          <CastPart key={`${part.character} ${at}`} part={part} />
        ))}
      </ul>
    </li>
  );
}

/** The cast lists of the newest projects. Who did not agree to be named is not. */
export function CastThroughUs({ recruiter }: { recruiter: RecruiterProfile }) {
  const { t } = useTranslation('recruiterProfile');
  const { cast, cast_part_count: count } = recruiter;
  if (cast.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="cast-here">
      <SectionTitle id="cast-here" aside={t('cast.count', { count, shown: formatCount(count) })}>
        {t('cast.title')}
      </SectionTitle>
      <ul className={classes.projects}>
        {cast.map((project, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two projects may have the same name, and the list never moves.
          <CastProject key={`${project.title} ${at}`} project={project} />
        ))}
      </ul>
    </section>
  );
}
