import '../i18n.ts';
import { getTalentNote } from '@callboard/contract/casting/calls';
import { changeTalentNote, type TalentNote } from '@callboard/contract/casting/talent-notes';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { keyOf } from '../../../../shared/lib/api/queries.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { sendTalentNote, useTalentNote } from '../api.ts';
import { NoteEditor } from './note-editor.tsx';

interface PrivateNoteProps {
  /** Their user_id or userUniqueId. */
  talent: number | string;
  rows?: number;
  isFocusedFirst?: boolean;
}

/** What a recruiter writes about a talent for themselves. */
export function PrivateNote({ talent, rows, isFocusedFirst }: PrivateNoteProps) {
  const { t } = useTranslation('shortlists');
  const { user } = useSession();
  const client = useQueryClient();
  const note = useTalentNote(talent);
  const remember = ({ note, revision }: { note: string | null; revision: number }) =>
    client.setQueryData<TalentNote>(keyOf(getTalentNote, { params: { id: talent } }), (known) =>
      known ? { ...known, note, revision } : known,
    );
  return (
    <QueryState query={note} thing={t('note.loading')} level={3} waiting={<Skeleton height="7.5rem" />}>
      {(detail) => (
        <NoteEditor
          key={detail.user_id}
          userId={user?.user_id ?? 0}
          record={`talent-note-${detail.user_id}`}
          detail={detail}
          schema={changeTalentNote.body.shape.note}
          label={t('note.own')}
          placeholder={t('note.ownPlaceholder')}
          hint={t('note.ownHint')}
          rows={rows}
          isFocusedFirst={isFocusedFirst}
          send={async (body) => {
            const { conflicts, ...changed } = await sendTalentNote(talent, body);
            return { detail: changed, conflicts };
          }}
          remember={remember}
        />
      )}
    </QueryState>
  );
}
