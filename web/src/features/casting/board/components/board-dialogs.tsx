import { ClientLinksDialog } from '../../client-links/index.ts';
import { ShareProjectDialog } from '../../sharing/index.ts';
import type { Board } from '../api.ts';
import type { BoardActions, PickedCard } from '../model/use-board-actions.ts';
import type { Dialogs } from '../model/use-open-dialog.ts';
import { CardLook } from './card-look.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';

interface BoardDialogsProps {
  board: Board;
  canEdit: boolean;
  dialog: Dialogs;
  actions: BoardActions;
  onInvite: (picked: readonly PickedCard[]) => void;
  onRemove: (picked: readonly PickedCard[]) => Promise<void>;
  /** The project was shared with those selected. */
  onSent: () => void;
}

/** The dialog that is open, if one is. */
export function BoardDialogs(props: BoardDialogsProps) {
  const { board, canEdit, dialog, actions, onInvite, onRemove, onSent } = props;
  const { shown, close, open } = dialog;
  if (!shown) return null;
  if (shown.name === 'keys') return <KeysDialog canEdit={canEdit} onClose={close} />;
  if (shown.name === 'note') {
    return (
      <NoteDialog
        picked={shown.picked}
        onSave={(note) => actions.noteAll(shown.picked, note)}
        onClose={close}
      />
    );
  }
  if (shown.name === 'move') {
    return (
      <MoveDialog
        picked={shown.picked}
        rows={board.characters}
        onMove={(to, copy) => void actions.move(shown.picked, to, copy)}
        onClose={close}
      />
    );
  }
  if (shown.name === 'invite') {
    const [first] = shown.picked;
    return (
      first && (
        <ShareProjectDialog
          project={{ id: board.project_id, title: board.title }}
          character={{ id: first.row.id, name: first.row.name }}
          talents={shown.picked.map(({ card: { user_id, name, image } }) => ({ user_id, name, image }))}
          onClose={close}
          onSent={onSent}
        />
      )
    );
  }
  if (shown.name === 'links') {
    const talents = shown.picked.map(({ card: { user_id, name, image } }) => ({ user_id, name, image }));
    const character = board.characters.find(({ id }) => id === shown.character);
    return (
      <ClientLinksDialog
        projectId={board.project_id}
        character={character && { id: character.id, name: character.name }}
        talents={talents.length > 0 ? talents : undefined}
        canEdit={canEdit}
        onClose={close}
      />
    );
  }
  if (shown.name === 'card') {
    const row = board.characters.find(({ id }) => id === shown.place.characterId);
    const card = row?.people.find(({ user_id }) => user_id === shown.place.userId);
    if (!row || !card) return null;
    const picked = { row, card };
    return (
      <CardLook
        picked={picked}
        projectId={board.project_id}
        canEdit={canEdit}
        onRate={(rating) => void actions.rate(picked, rating)}
        onInvite={() => onInvite([picked])}
        onMove={() => open({ name: 'move', picked: [picked] })}
        onRemove={() => {
          close();
          void onRemove([picked]);
        }}
        onAdd={(to) => void actions.move([picked], to, true)}
        onClose={close}
      />
    );
  }
  return null;
}
