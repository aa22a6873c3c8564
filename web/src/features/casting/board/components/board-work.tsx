import type { BoardRow } from '@callboard/contract/casting/board';
import type { BoardStage } from '@callboard/contract/casting/project-values';
import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { useScreen } from '../../../../shared/lib/screen.ts';
import { useStore } from '../../../../shared/lib/store.ts';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import type { Board } from '../api.ts';
import { type CardPlace, cardKey, stagesShown } from '../model/board-cells.ts';
import { BoardProvider, type BoardStores, type BoardTools } from '../model/board-context.ts';
import type { BoardSearch } from '../model/board-search.ts';
import { beginWalk, walkStateOf } from '../model/board-walk.ts';
import { invitable } from '../model/invitable.ts';
import { type PickedCard, useBoardActions } from '../model/use-board-actions.ts';
import { useBoardDrag } from '../model/use-board-drag.ts';
import { useBoardKeyboard } from '../model/use-board-keyboard.ts';
import { useBoardReturn } from '../model/use-board-return.ts';
import type { Dialogs } from '../model/use-open-dialog.ts';
import { toggleCard, usePicked } from '../model/use-selection.ts';
import classes from './board.module.css';
import { BoardDialogs } from './board-dialogs.tsx';
import { BoardGrid } from './board-grid.tsx';
import { type BulkAction, BulkBar } from './bulk-bar.tsx';
import { DragSurface } from './drag-surface.tsx';
import { PhoneBoard } from './phone-board.tsx';
import { RemovedWhileOpen } from './removed-while-open.tsx';

interface BoardWorkProps {
  board: Board;
  rows: readonly BoardRow[];
  search: BoardSearch;
  onCharacter: (id: number) => void;
  canEdit: boolean;
  stores: BoardStores;
  dialog: Dialogs;
  searchFor: (characterId: number | undefined) => string;
}

/** Scrolls to the character that the address names, once. */
function useInSight(character: number | undefined, isOff: boolean) {
  useEffect(() => {
    if (character === undefined || isOff) return;
    document.querySelector(`[data-row="${character}"]`)?.scrollIntoView({ block: 'start' });
  }, [character, isOff]);
}

/** The first card has the tab key until another had the focus. */
function useFirstCursor(stores: BoardStores, rows: readonly BoardRow[]) {
  useEffect(() => {
    const keys = rows.flatMap(({ id, people }) =>
      people.map(({ user_id }) => cardKey({ characterId: id, userId: user_id })),
    );
    const cursor = stores.cursor.get();
    if (cursor === undefined || !keys.includes(cursor)) stores.cursor.set(keys[0]);
  }, [stores, rows]);
}

/** The same for as long as the page is open, so that a change of the board draws only the cards it changes. */
function useTools(props: BoardWorkProps, stages: readonly BoardStage[]): BoardTools {
  const { board, canEdit, stores, searchFor } = props;
  const { open } = props.dialog;
  const latest = useRef(board);
  latest.current = board;
  const projectId = board.project_id;
  return useMemo(() => {
    const rowOf = (wanted: number) => latest.current.characters.find(({ id }) => id === wanted);
    const cardOf = ({ characterId, userId }: CardPlace) =>
      rowOf(characterId)?.people.find(({ user_id }) => user_id === userId);
    return {
      stores,
      projectId,
      canEdit,
      open: (place) => open({ name: 'card', place }),
      toggle: (place, isRange) => canEdit && toggleCard(stores, rowOf(place.characterId), place, isRange),
      shareLinks: (character) => open({ name: 'links', character, picked: [] }),
      searchFor,
      rowOf,
      cardOf,
      profileOf: (place) => {
        const [row, card] = [rowOf(place.characterId), cardOf(place)];
        if (!row || !card?.is_visible) return undefined;
        return {
          to: paths.talent(card.userUniqueId),
          state: walkStateOf(projectId, row, stages, place.userId),
          onClick: () => beginWalk(projectId, row, stages),
        };
      },
    };
  }, [projectId, canEdit, stores, open, searchFor, stages]);
}

/** The columns, and everything that is done with the people in them. */
export function BoardWork(props: BoardWorkProps) {
  const { board, rows, search, onCharacter, canEdit, stores, dialog } = props;
  const { t } = useTranslation('projectBoard');
  const navigate = useNavigate();
  const isPhone = useScreen() !== 'desktop';
  const actions = useBoardActions(board.project_id);
  const picked = usePicked(stores, board.characters);
  const onPhone = rows.find(({ id }) => id === search.character) ?? rows[0];
  const shownRows = isPhone && onPhone ? [onPhone] : rows;
  const stages = useMemo(() => stagesShown(search.stage), [search.stage]);
  const tools = useTools(props, stages);
  const returned = useBoardReturn({ projectId: board.project_id, rows: shownRows, stages, stores });
  useInSight(search.character, isPhone || returned !== undefined);
  useFirstCursor(stores, shownRows);
  const share = (wanted: readonly PickedCard[]) => {
    const { people, refusal } = invitable(wanted);
    if (refusal) actions.refuse(t(`failed.${refusal}`));
    else dialog.open({ name: 'invite', picked: people });
  };
  const drag = useBoardDrag({ stores, rowOf: tools.rowOf, actions, share });
  const pick = (place: CardPlace): readonly PickedCard[] => {
    if (stores.selected.get().has(cardKey(place))) return picked;
    const row = tools.rowOf(place.characterId);
    const card = tools.cardOf(place);
    return row && card ? [{ row, card }] : [];
  };
  const clear = () => stores.selected.set(new Set());
  const remove = async (wanted: readonly PickedCard[]) => {
    clear();
    stores.noting.set(undefined);
    await actions.remove(wanted);
  };
  const onKeyDown = useBoardKeyboard({
    stores,
    rows: shownRows,
    stages,
    isPhone,
    canEdit,
    drag,
    commands: {
      profile: (place) => {
        const profile = tools.profileOf(place);
        profile?.onClick();
        if (profile) void navigate(profile.to, { state: profile.state });
      },
      toggle: (place) => tools.toggle(place, false),
      note: (place) =>
        tools.cardOf(place)?.entry
          ? stores.noting.set(cardKey(place))
          : actions.refuse(t('failed.notListed')),
      rate: (place, stars) => {
        const [one] = pick(place).filter(({ card }) => card.user_id === place.userId);
        if (one) void actions.rate(one, stars === 0 ? null : stars);
      },
      remove: (place) => void remove(pick(place)),
      invite: (place) => share(pick(place)),
      clear,
      help: () => dialog.open({ name: 'keys' }),
    },
  });
  const onBulk = (action: BulkAction) => {
    const userIds = [...new Set(picked.map(({ card }) => card.user_id))];
    if (action === 'compare') void navigate(paths.lineUp(board.project_id, userIds));
    if (action === 'note') dialog.open({ name: 'note', picked });
    if (action === 'move') dialog.open({ name: 'move', picked });
    if (action === 'share') dialog.open({ name: 'links', character: picked[0]?.row.id, picked });
    if (action === 'message') void navigate(paths.messages({ with: userIds[0], project: board.project_id }));
    if (action === 'remove') void remove(picked);
  };
  const content = isPhone ? (
    <PhoneBoard rows={rows} stages={stages} character={search.character} onCharacter={onCharacter} />
  ) : (
    <BoardGrid
      rows={rows}
      stages={stages}
      canEdit={canEdit}
      inSight={returned?.characterId ?? search.character}
    />
  );
  return (
    <BoardProvider value={tools}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the card that has the focus, which is a button */}
      <div className={classes.work} onKeyDown={onKeyDown}>
        <DragSurface
          canEdit={canEdit}
          onStart={(place) => drag.start(place, 'pointer')}
          onOver={drag.over}
          onDrop={drag.drop}
          onCancel={drag.cancel}
        >
          {content}
        </DragSurface>
      </div>
      <RemovedWhileOpen board={board} stores={stores} dialog={dialog} canEdit={canEdit} />
      <Announcer stores={stores} />
      <BulkBar picked={picked} onAction={onBulk} onInvite={() => share(picked)} onClear={clear} />
      <BoardDialogs
        board={board}
        canEdit={canEdit}
        dialog={dialog}
        actions={actions}
        onInvite={share}
        onRemove={remove}
        onSent={clear}
      />
    </BoardProvider>
  );
}

function Announcer({ stores }: { stores: BoardStores }) {
  const said = useStore(stores.announced);
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}
