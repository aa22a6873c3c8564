import { maxMessageLength } from '@callboard/contract/messaging/messages';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { CharacterCount } from '../../../../shared/ui/character-count/character-count.tsx';
import classes from './composer.module.css';
import type { Writing } from './use-composer.ts';

interface MessageFieldProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  writing: Writing;
  name: string;
  autoFocus: boolean;
  onFiles: (files: readonly File[]) => void;
  /** False when there is nothing to change any more. */
  onEditLast: () => boolean;
}

/** Nearer than this to the most there may be, the count is shown. */
const countsFrom = maxMessageLength - 500;

/** Where fingers write, Enter begins a line: there is a button for sending, and no Shift held down. */
const writesWithFingers = () => window.matchMedia('(pointer: coarse)').matches;

/** As high as its words, up to six lines; the stylesheet holds the most. */
function useHeight(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured whenever the words change.
  useLayoutEffect(() => {
    if (!field.current) return;
    field.current.style.height = 'auto';
    field.current.style.height = `${field.current.scrollHeight}px`;
  }, [field, text]);
}

export function MessageField({ ref, writing, name, autoFocus, onFiles, onEditLast }: MessageFieldProps) {
  const { t } = useTranslation('messages');
  const { text, change, send, stopEditing } = writing;
  useHeight(ref, text);
  useEffect(() => {
    if (autoFocus) ref.current?.focus();
  }, [autoFocus, ref]);
  const onKeyDown = (event: KeyboardEvent) => {
    // While letters are being put together, Enter chooses one of them.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey && !writesWithFingers()) {
      event.preventDefault();
      send();
    }
    if (event.key === 'ArrowUp' && text === '' && onEditLast()) event.preventDefault();
    if (event.key === 'Escape') stopEditing();
  };
  return (
    <div className={classes.words}>
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
      {text.length > countsFrom && (
        <p className={classes.count} aria-live="polite">
          <CharacterCount text={text} most={maxMessageLength} />
        </p>
      )}
    </div>
  );
}
