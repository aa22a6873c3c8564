import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { TextArea } from '../../../../shared/ui/text-area/text-area.tsx';
import type { PickedCard } from '../model/use-board-actions.ts';

const longest = 1000;

interface NoteDialogProps {
  picked: readonly PickedCard[];
  /** Answers whether every note was saved. */
  onSave: (note: string) => Promise<boolean>;
  onClose: () => void;
}

/** One note for everyone selected. */
export function NoteDialog({ picked, onSave, onClose }: NoteDialogProps) {
  const { t } = useTranslation('projectBoard');
  const [text, setText] = useState('');
  const [isSending, setIsSending] = useState(false);
  const note = text.trim();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (note === '') return;
    setIsSending(true);
    const isSaved = await onSave(note);
    setIsSending(false);
    if (isSaved) onClose();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('noteAll.title', { count: picked.length, name: picked[0]?.card.name ?? '' })}
      lead={t('noteAll.lead')}
      closesOnClickOutside={note === ''}
    >
      <form onSubmit={(event) => void save(event)}>
        <TextArea
          label={t('noteAll.field')}
          rows={3}
          maxLength={longest}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <DialogActions>
          <Button variant="outline" onClick={onClose} disabled={isSending}>
            {t('noteAll.cancel')}
          </Button>
          <Button type="submit" loading={isSending} disabled={note === ''}>
            {t('noteAll.send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
