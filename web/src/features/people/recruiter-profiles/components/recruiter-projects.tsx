import type { PublicProject } from '@callboard/contract/casting/project-lists';
import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import { formatDaysOfYear } from '@callboard/contract/short-dates';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Stack } from '../../../../shared/ui/layout/layout.tsx';
import { ProjectPoster } from '../../../../shared/ui/project-poster/project-poster.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { usePublicProjects } from '../api.ts';
import { CastList } from './cast-list.tsx';
import classes from './recruiter-projects.module.css';

const namedCharacters = 8;

function useCharacterNames(characters: PublicProject['characters']): string {
  const { t } = useTranslation('recruiterProfile');
  const names = characters
    .slice(0, namedCharacters)
    .map(({ name }) => name)
    .join(', ');
  const more = characters.length - namedCharacters;
  return more > 0 ? t('projects.charactersMore', { names, shown: formatCount(more) }) : names;
}

const datesOf = ({ shoot_starts_on, shoot_ends_on }: PublicProject): string => {
  const from = shoot_starts_on ?? shoot_ends_on;
  return from === null ? '' : formatDaysOfYear(from, shoot_ends_on ?? from);
};

function ProjectFacts({ project }: { project: PublicProject }) {
  const { t } = useTranslation('recruiterProfile');
  const names = useCharacterNames(project.characters);
  const facts = [
    { label: t('projects.cities'), value: project.cities.join(', ') },
    { label: t('projects.shoot'), value: datesOf(project) },
    { label: t('projects.characters'), value: names },
  ].filter(({ value }) => value !== '');
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function ProjectItem({ project }: { project: PublicProject }) {
  const { t } = useTranslation('recruiterProfile');
  const { title, project_type: type, production_house: house, poster, characters } = project;
  return (
    <li className={classes.project}>
      <ProjectPoster title={title} line={type} picture={poster} size="md" shrinks />
      <div className={classes.body}>
        <div className={classes.head}>
          <h3>{title}</h3>
          {characters.length > 0 && <Status name="casting">{t('projects.casting')}</Status>}
        </div>
        <p className={classes.what}>{house ? t('projects.for', { type, house }) : type}</p>
        <ProjectFacts project={project} />
      </div>
      <CastList project={project} />
    </li>
  );
}

const places = [1, 2];

/** Public projects, those casting now first, with their cast as far as it is announced. */
export function RecruiterProjects({ recruiter }: { recruiter: RecruiterProfile }) {
  const { t } = useTranslation('recruiterProfile');
  const { userUniqueId, projects_here: expected, cast_part_count: count } = recruiter;
  const query = usePublicProjects(userUniqueId);
  if ((query.data?.pages[0]?.totalResults ?? expected) === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="projects">
      <SectionTitle
        id="projects"
        aside={count > 0 && t('projects.cast', { count, shown: formatCount(count) })}
      >
        {t('projects.title')}
      </SectionTitle>
      <QueryState
        query={query}
        thing={t('projects.thing')}
        level={3}
        waiting={places.map((place) => <Skeleton key={place} height="11rem" />)}
      >
        {({ pages }) => (
          <>
            <ul className={classes.projects}>
              {pages
                .flatMap(({ results }) => results)
                .map((project, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two projects may have the same name, and the list only grows.
                  <ProjectItem key={`${project.title} ${at}`} project={project} />
                ))}
            </ul>
            {query.hasNextPage && (
              <Stack align="center" className={classes.more}>
                <Button
                  variant="outline"
                  loading={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {t('projects.more')}
                </Button>
              </Stack>
            )}
          </>
        )}
      </QueryState>
    </section>
  );
}
