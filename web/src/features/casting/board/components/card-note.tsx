import type { BoardCard as Card } from '@callboard/contract/casting/board';
import { Check } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { EntryNote } from '../../shortlists/index.ts';
import { cardKey } from '../model/board-cells.ts';
import { useBoardTools, usePart } from '../model/board-context.ts';
import { useOpenEntry } from '../model/use-open-entry.ts';
import classes from './card-note.module.css';

interface CardNoteProps {
  card: Card;
  characterId: number;
}

/** The note as it is written, in its place. It saves by itself. */
function OpenNote({ card, characterId, onClose }: CardNoteProps & { onClose: () => void }) {
  const { t } = useTranslation('projectBoard');
  const onType = useOpenEntry(characterId, card);
  const editor = useRef<HTMLDivElement>(null);
  useEffect(() => editor.current?.querySelector('textarea')?.focus(), []);
  const close = () => {
    onClose();
    editor.current?.closest('[data-card]')?.querySelector<HTMLElement>('[data-main]')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isDone = event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey));
    if (!isDone) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  if (!card.entry) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the field in it, which leave it
    <div ref={editor} className={classes.editor} onKeyDown={onKeyDown}>
      <EntryNote entry={card.entry} rows={2} onType={onType} />
      <Button size="xs" variant="outline" leftSection={<Check size={14} aria-hidden />} onClick={close}>
        {t('card.noteDone')}
      </Button>
    </div>
  );
}

/** What the team wrote about someone, written where it is read. */
export function CardNote({ card, characterId }: CardNoteProps) {
  const { t } = useTranslation('projectBoard');
  const { stores, canEdit } = useBoardTools();
  const key = cardKey({ characterId, userId: card.user_id });
  const isOpen = usePart(stores.noting, (noting) => noting === key);
  if (isOpen && canEdit) {
    const close = () => {
      stores.noting.set(undefined);
      stores.openEntry.set(undefined);
    };
    return <OpenNote card={card} characterId={characterId} onClose={close} />;
  }
  const note = card.entry?.note;
  if (!note) return null;
  return canEdit ? (
    <button
      type="button"
      className={classes.note}
      tabIndex={-1}
      aria-label={`${t('card.noteOf', { name: card.name })}: ${note}`}
      onClick={() => stores.noting.set(key)}
    >
      {note}
    </button>
  ) : (
    <p className={classes.note}>{note}</p>
  );
}
