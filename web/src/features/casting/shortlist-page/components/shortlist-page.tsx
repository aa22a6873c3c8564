import '../i18n.ts';
import type { CharacterDetail } from '@callboard/contract/casting/characters';
import type { ProjectDetail } from '@callboard/contract/casting/projects';
import { UserX } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { MissingProject, useCharacters, useProject } from '../../project-page/index.ts';
import { CharacterShortlist } from './character-shortlist.tsx';
import classes from './shortlist-page.module.css';
import { listSkeleton } from './shortlist-skeleton.tsx';

interface ShortlistPageProps {
  projectId: number;
  characterId: number;
  recruiterId: number;
  isFrozen: boolean;
  /** Removed from the project while the page was open. */
  wasRemoved: boolean;
}

const skeleton = (
  <div className={classes.page} aria-hidden>
    <Skeleton height="1.75rem" width="12rem" />
    <Skeleton height="2.5rem" width="50%" />
    <Skeleton height="2.75rem" />
    <Skeleton height="2.75rem" width="70%" />
    <div className={classes.body}>{listSkeleton}</div>
  </div>
);

function MissingCharacter({ projectId }: { projectId: number }) {
  const { t } = useTranslation('shortlistPage');
  return (
    <EmptyState
      icon={UserX}
      title={t('missing.title')}
      text={t('missing.text')}
      action={
        <ButtonLink to={paths.project(projectId)} variant="outline">
          {t('missing.action')}
        </ButtonLink>
      }
    />
  );
}

type OfProjectProps = Omit<ShortlistPageProps, 'wasRemoved' | 'projectId'> & { project: ProjectDetail };

function OfProject({ project, characterId, ...reader }: OfProjectProps) {
  const { t } = useTranslation('shortlistPage');
  const query = useCharacters(project.id);
  const find = (characters: readonly CharacterDetail[]) => characters.find(({ id }) => id === characterId);
  return (
    <QueryState query={query} thing={t('thing')} kept={t('kept')} waiting={skeleton}>
      {(characters) => {
        const character = find(characters);
        return character ? (
          <CharacterShortlist project={project} character={character} characters={characters} {...reader} />
        ) : (
          <MissingCharacter projectId={project.id} />
        );
      }}
    </QueryState>
  );
}

/** Everyone shortlisted for one character, in the team's order. */
export function ShortlistPage({ projectId, wasRemoved, ...rest }: ShortlistPageProps) {
  const { t } = useTranslation('shortlistPage');
  const query = useProject(projectId);
  if (wasRemoved) return <MissingProject wasRemoved />;
  return (
    <QueryState
      query={query}
      thing={t('thing')}
      kept={t('kept')}
      waiting={skeleton}
      isEmpty={(project) => project === null}
      empty={<MissingProject />}
    >
      {(project) => project && <OfProject project={project} {...rest} />}
    </QueryState>
  );
}
