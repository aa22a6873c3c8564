import { type KeyboardEvent, useRef, useState } from 'react';
import classes from './emoji.module.css';
import type { Emoji } from './emoji-set.ts';
import { emojiByKey } from './find-emoji.ts';

interface EmojiGridProps {
  label: string;
  emoji: readonly Emoji[];
  onChoose: (sign: string) => void;
}

/** One stop of the Tab key; arrows lead through it. */
export function EmojiGrid({ label, emoji, onChoose }: EmojiGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const reachable = Math.min(at, emoji.length - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = emojiByKey(event.key, reachable, emoji.length);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    const button = grid.current?.children[next];
    if (button instanceof HTMLElement) button.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser.
    <div ref={grid} className={classes.grid} role="group" aria-label={label} onKeyDown={onKeyDown}>
      {emoji.map(({ sign, name }, place) => (
        <button
          key={sign}
          type="button"
          className={classes.emoji}
          aria-label={name}
          title={name}
          tabIndex={place === reachable ? 0 : -1}
          onClick={() => onChoose(sign)}
        >
          <span aria-hidden>{sign}</span>
        </button>
      ))}
    </div>
  );
}
