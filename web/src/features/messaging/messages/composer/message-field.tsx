import { maxMessageLength } from '@callboard/contract/messaging/messages';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { CharacterCount } from '../../../../shared/ui/character-count/character-count.tsx';
import classes from './composer.module.css';
import type { ComposerState } from './use-composer.ts';

interface MessageFieldProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  composer: ComposerState;
  name: string;
  autoFocus: boolean;
  onFiles: (files: readonly File[]) => void;
  /** False when there is nothing to edit. */
  onEditLast: () => boolean;
}

const showCountFrom = maxMessageLength - 500;

/** On touch keyboards Enter starts a new line, since there is a button for sending. */
const hasTouchKeyboard = () => window.matchMedia('(pointer: coarse)').matches;

/** Grows with its text. The style sheet sets the maximum. */
function useHeight(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured whenever the text changes.
  useLayoutEffect(() => {
    if (!field.current) return;
    field.current.style.height = 'auto';
    field.current.style.height = `${field.current.scrollHeight}px`;
  }, [field, text]);
}

export function MessageField({ ref, composer, name, autoFocus, onFiles, onEditLast }: MessageFieldProps) {
  const { t } = useTranslation('messages');
  const { text, change, send, stopEditing } = composer;
  useHeight(ref, text);
  useEffect(() => {
    if (autoFocus) ref.current?.focus();
  }, [autoFocus, ref]);
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter confirms a composed character here.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey && !hasTouchKeyboard()) {
      event.preventDefault();
      send();
    }
    if (event.key === 'ArrowUp' && text === '' && onEditLast()) event.preventDefault();
    if (event.key === 'Escape') stopEditing();
  };
  return (
    <div className={classes.text}>
      <textarea
        ref={ref}
        className={classes.field}
        rows={1}
        value={text}
        placeholder={t('composer.label', { name })}
        aria-label={t('composer.label', { name })}
        enterKeyHint="enter"
        onChange={({ target }) => change(target.value)}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          const files = [...event.clipboardData.files];
          if (files.length === 0) return;
          event.preventDefault();
          onFiles(files);
        }}
      />
      {text.length > showCountFrom && (
        <p className={classes.count} aria-live="polite">
          <CharacterCount text={text} most={maxMessageLength} />
        </p>
      )}
    </div>
  );
}
