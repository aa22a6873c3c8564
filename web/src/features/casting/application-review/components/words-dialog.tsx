import { answerWordsLength } from '@callboard/contract/casting/application-values';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { TextArea } from '../../../../shared/ui/text-area/text-area.tsx';
import { keepSessionWords, sessionWords, type WordsFor } from '../model/session-words.ts';
import classes from './review-dialogs.module.css';

interface WordsDialogProps {
  about: WordsFor;
  /** Who reads them. Left out where only the words are changed. */
  name?: string | undefined;
  onDone: (words: string) => void;
  onClose: () => void;
}

/** What somebody reads. The words are kept for everyone who follows. */
export function WordsDialog({ about, name, onDone, onClose }: WordsDialogProps) {
  const { t } = useTranslation('applicationReview');
  const texts = about === 'notSelected' ? 'words' : 'deciding';
  const [words, setWords] = useState(() => sessionWords(about) ?? t(`${texts}.preset`));
  const isEmpty = words.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const kept = words.trim();
    keepSessionWords(about, kept);
    onDone(kept);
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(`${texts}.title`)}
      lead={name === undefined ? t('words.leadMany') : t(`${texts}.lead`, { name })}
      closesOnClickOutside={false}
    >
      <form className={classes.fields} onSubmit={submit}>
        <TextArea
          label={t(`${texts}.label`)}
          hint={t(`${texts}.hint`)}
          rows={5}
          maxLength={answerWordsLength}
          value={words}
          data-autofocus
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <DialogActions>
          <Button variant="outline" onClick={onClose}>
            {t('words.cancel')}
          </Button>
          <Button type="submit" disabled={about === 'deciding' && isEmpty}>
            {t(name === undefined ? 'words.save' : `${texts}.confirm`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
