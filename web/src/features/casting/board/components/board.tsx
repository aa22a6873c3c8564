import '../i18n.ts';
import { Users } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useRememberList } from '../../../../shared/lib/last-list.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { rememberLastProject } from '../../../../shared/lib/session/index.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { useRepliesSeen } from '../../client-links/index.ts';
import {
  castingSearch,
  MissingProject,
  ProjectTabs,
  rightsOn,
  useCharacters,
} from '../../project-page/index.ts';
import { type Board as BoardData, useBoard } from '../api.ts';
import { filterRows } from '../model/board-cells.ts';
import { useBoardSearch } from '../model/board-search.ts';
import { useHeldBoard } from '../model/use-held-board.ts';
import { useOpenDialog } from '../model/use-open-dialog.ts';
import classes from './board.module.css';
import { BoardHead } from './board-head.tsx';
import { BoardTools } from './board-tools.tsx';
import { BoardWork } from './board-work.tsx';

const skeleton = (
  <div className={classes.waiting} aria-hidden>
    <Skeleton height="2.625rem" width="40%" />
    {['first', 'second', 'third', 'fourth'].map((key) => (
      <Skeleton key={key} height="8rem" />
    ))}
  </div>
);

function EmptyBoard({ board, canEdit }: { board: BoardData; canEdit: boolean }) {
  const { t } = useTranslation('projectBoard');
  return (
    <EmptyState
      icon={Users}
      title={t('empty.title')}
      text={t(canEdit ? 'empty.text' : 'empty.textForReaders')}
      action={
        canEdit && (
          <ButtonLink to={paths.newCharacter(board.project_id)} variant="outline">
            {t('empty.action')}
          </ButtonLink>
        )
      }
    />
  );
}

/** The board of a project, as everyone on it sees it. */
function LoadedBoard({ board: latest, isFrozen }: { board: BoardData; isFrozen: boolean }) {
  const { t } = useTranslation('projectBoard');
  const projectId = latest.project_id;
  useRememberList('board');
  useEffect(() => rememberLastProject(projectId), [projectId]);
  const { board, stores } = useHeldBoard(latest);
  const { search, change } = useBoardSearch();
  const dialog = useOpenDialog();
  const { data: characters } = useCharacters(projectId);
  const { canEdit, readOnly } = rightsOn(board, isFrozen);
  const rows = filterRows(board.characters, search.rows);
  // Cards are drawn again when this changes.
  const searchFor = useCallback(
    (id: number | undefined) => {
      const character = characters?.find((one) => one.id === id);
      return character ? castingSearch(character) : paths.findTalents();
    },
    [characters],
  );
  const lookedAt = board.characters.filter(({ id }) => id === search.character);
  useRepliesSeen(
    lookedAt.map(({ id, people }) => ({
      characterId: id,
      answers: people.flatMap(({ answers }) => answers),
    })),
  );
  const inSight = search.character ?? board.characters.find(({ status }) => status === 'casting')?.id;
  return (
    <>
      <BoardHead
        board={board}
        canEdit={canEdit}
        findTalents={searchFor(inSight)}
        onShare={() => dialog.open({ name: 'links', character: undefined, picked: [] })}
      />
      <ProjectTabs projectId={projectId}>
        <BoardTools search={search} change={change} onHelp={() => dialog.open({ name: 'keys' })} />
      </ProjectTabs>
      {readOnly && <Alert family="wait">{t(`readOnly.${readOnly}`)}</Alert>}
      {board.characters.length === 0 && <EmptyBoard board={board} canEdit={canEdit} />}
      {board.characters.length > 0 && rows.length === 0 && (
        <EmptyState
          icon={Users}
          title={t('nothing.title')}
          text={t('nothing.text')}
          action={
            <Button variant="outline" onClick={() => change({ rows: 'all' })}>
              {t('nothing.action')}
            </Button>
          }
        />
      )}
      {rows.length > 0 && (
        <BoardWork
          board={board}
          rows={rows}
          search={search}
          onCharacter={(character) => change({ character })}
          canEdit={canEdit}
          stores={stores}
          dialog={dialog}
          searchFor={searchFor}
        />
      )}
    </>
  );
}

interface BoardProps {
  projectId: number;
  isFrozen: boolean;
  /** Removed from the project while the page was open. */
  wasRemoved: boolean;
}

/** Everyone considered for a project: characters by how far people are. */
export function Board({ projectId, isFrozen, wasRemoved }: BoardProps) {
  const { t } = useTranslation('projectBoard');
  const query = useBoard(projectId);
  if (wasRemoved) return <MissingProject wasRemoved />;
  return (
    <div className={classes.page}>
      <QueryState
        query={query}
        thing={t('thing')}
        kept={t('kept')}
        waiting={skeleton}
        isEmpty={(board) => board === null}
        empty={<MissingProject />}
      >
        {(board) => board && <LoadedBoard board={board} isFrozen={isFrozen} />}
      </QueryState>
    </div>
  );
}
