import { answerWordsLength } from '@callboard/contract/casting/application-values';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { TextArea } from '../../../../shared/ui/text-area/text-area.tsx';
import { keepRejectionWords, rejectionWords } from '../model/session-words.ts';
import classes from './review-dialogs.module.css';

interface WordsDialogProps {
  /** Who is not selected. Left out where only the words are changed. */
  name?: string | undefined;
  onDone: (words: string) => void;
  onClose: () => void;
}

/** Asked once: the words are kept for everyone who follows. */
export function WordsDialog({ name, onDone, onClose }: WordsDialogProps) {
  const { t } = useTranslation('applicationReview');
  const [words, setWords] = useState(() => rejectionWords() ?? t('words.preset'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const kept = words.trim();
    keepRejectionWords(kept);
    onDone(kept);
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('words.title')}
      lead={name === undefined ? t('words.leadMany') : t('words.lead', { name })}
      closesOnClickOutside={false}
    >
      <form className={classes.fields} onSubmit={submit}>
        <TextArea
          label={t('words.label')}
          hint={t('words.hint')}
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
          <Button type="submit">{t(name === undefined ? 'words.save' : 'words.confirm')}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
