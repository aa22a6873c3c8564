import { captionLimit } from '@callboard/contract/people/gallery';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { CharacterCount } from '../../../../shared/ui/character-count/character-count.tsx';
import { Row } from '../../../../shared/ui/layout/layout.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { useGallery } from '../model/gallery-context.ts';
import classes from './caption-editor.module.css';

interface CaptionEditorProps {
  id: number;
  caption: string | null;
  onDone: () => void;
}

/** Opens below its tile. Keeps the typed text when saving fails. */
export function CaptionEditor({ id, caption, onDone }: CaptionEditorProps) {
  const { t } = useTranslation('gallery');
  const { gallery, state } = useGallery();
  const failed = state.captionErrors[id];
  const [text, setText] = useState(failed?.text ?? caption ?? '');
  const form = useRef<HTMLFormElement>(null);
  const isTooLong = text.trim().length > captionLimit;

  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);

  const close = () => {
    gallery.captions.discard(id);
    onDone();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isTooLong) return;
    if (text.trim() !== (caption ?? '')) gallery.captions.save(id, text);
    close();
  };
  const notSaved =
    failed && t(`caption.notSaved.${failed.failure.reason === 'network' ? 'network' : 'other'}`);
  return (
    <form
      ref={form}
      className={classes.editor}
      onSubmit={save}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <TextField
        label={t('caption.label')}
        aside={<CharacterCount text={text} most={captionLimit} />}
        placeholder={t('caption.placeholder')}
        value={text}
        autoComplete="off"
        enterKeyHint="done"
        error={isTooLong ? t('caption.tooLong', { most: captionLimit }) : notSaved}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Row justify="end">
        <Button variant="outline" onClick={close}>
          {t('caption.cancel')}
        </Button>
        <Button variant="ink" type="submit">
          {t('caption.save')}
        </Button>
      </Row>
    </form>
  );
}
