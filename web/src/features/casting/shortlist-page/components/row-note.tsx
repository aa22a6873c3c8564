import { Check, NotebookPen } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { EntryNote } from '../../shortlists/index.ts';
import type { Card } from '../api.ts';
import classes from './row-note.module.css';

function OpenNote({ card, onClose }: { card: Card; onClose: () => void }) {
  const { t } = useTranslation('shortlistPage');
  const editor = useRef<HTMLDivElement>(null);
  useEffect(() => editor.current?.querySelector('textarea')?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const isDone = event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey));
    if (!isDone) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the field in it, which leave it
    <div ref={editor} className={classes.editor} onKeyDown={onKeyDown}>
      <EntryNote entry={card} by={card.note_by?.name} rows={3} />
      <Button size="xs" variant="outline" leftSection={<Check size={14} aria-hidden />} onClick={onClose}>
        {t('row.noteDone')}
      </Button>
    </div>
  );
}

/** What the team wrote about someone, written where it is read. It saves by itself. */
export function RowNote({ card, canEdit }: { card: Card; canEdit: boolean }) {
  const { t } = useTranslation('shortlistPage');
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) place.current?.querySelector('button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const {
    note,
    talent: { name },
  } = card;
  if (!canEdit) return note && <p className={classes.note}>{note}</p>;
  return (
    <div ref={place} className={classes.place}>
      {isOpen && <OpenNote card={card} onClose={() => setIsOpen(false)} />}
      {!isOpen && (
        // One button for both, so that it keeps the focus when the note arrives.
        <button
          type="button"
          className={note ? classes.note : classes.add}
          aria-label={note ? `${t('row.noteOf', { name })}: ${note}` : t('row.addNoteTo', { name })}
          onClick={() => setIsOpen(true)}
        >
          {!note && <NotebookPen size={15} aria-hidden />}
          {note ?? t('row.addNote')}
        </button>
      )}
    </div>
  );
}
