import '../i18n.ts';
import { changeShortlistEntry } from '@callboard/contract/casting/shortlists';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { sendEntryChange } from '../api.ts';
import { showWords } from '../model/entry-cache.ts';
import { NoteEditor } from './note-editor.tsx';

interface EntryNoteProps {
  entry: { readonly id: number; readonly note: string | null; readonly revision: number };
  /** Who wrote it, where that is known. */
  by?: string | undefined;
  rows?: number;
  isFocusedFirst?: boolean;
  onType?: (text: string) => void;
}

/** The note of a shortlist entry, which everyone on the project reads. */
export function EntryNote({ entry, by, rows, isFocusedFirst, onType }: EntryNoteProps) {
  const { t } = useTranslation('shortlists');
  const { user } = useSession();
  const client = useQueryClient();
  return (
    <NoteEditor
      key={entry.id}
      userId={user?.user_id ?? 0}
      record={`shortlist-${entry.id}`}
      detail={entry}
      schema={changeShortlistEntry.body.shape.note}
      label={t('note.team')}
      placeholder={t('note.teamPlaceholder')}
      hint={t('note.teamHint')}
      aside={entry.note !== null && by ? t('note.by', { name: by }) : undefined}
      rows={rows}
      isFocusedFirst={isFocusedFirst}
      onType={onType}
      send={async (body) => {
        const { conflicts, ...detail } = await sendEntryChange(entry.id, body);
        return { detail, conflicts };
      }}
      remember={({ note, revision }) => showWords(client, entry.id, { note, revision })}
    />
  );
}
