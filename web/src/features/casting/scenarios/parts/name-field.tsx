import { useRef, useState } from 'react';
import classes from './name-field.module.css';

interface NameFieldProps {
  label: string;
  name: string;
  /** Without a name when nothing is to be changed. */
  onDone: (name: string | undefined) => void;
}

/** Renames in place: Enter or leaving keeps it, Escape does not. */
export function NameField({ label, name, onDone }: NameFieldProps) {
  const [text, setText] = useState(name);
  const isDone = useRef(false);
  const finish = (next: string | undefined) => {
    if (isDone.current) return;
    isDone.current = true;
    const tidy = next?.trim();
    onDone(tidy === '' || tidy === name ? undefined : tidy);
  };
  return (
    <input
      className={classes.name}
      aria-label={label}
      value={text}
      maxLength={80}
      // biome-ignore lint/a11y/noAutofocus: it opens where someone asked to type.
      autoFocus
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={() => finish(text)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') finish(text);
        if (key === 'Escape') finish(undefined);
      }}
    />
  );
}
