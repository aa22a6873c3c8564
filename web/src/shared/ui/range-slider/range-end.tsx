import { type KeyboardEvent, useId, useState } from 'react';
import classes from './range-slider.module.css';

interface RangeEndProps {
  label: string;
  shown: string;
  /** Nothing is asked for at this end. */
  isOpen: boolean;
  /** Said of what cannot be read. */
  fault: string;
  read: (text: string) => number | null | undefined;
  onTyped: (value: number | null) => void;
}

/** The number under the thumb, which can be typed too. What cannot be read stays there to be mended. */
export function RangeEnd({ label, shown, isOpen, fault, read, onTyped }: RangeEndProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const isFaulty = typed !== undefined && read(typed) === undefined;
  const [isLeft, setIsLeft] = useState(false);
  const showsFault = isFaulty && isLeft;

  const take = () => {
    setIsLeft(true);
    if (typed === undefined) return;
    const value = read(typed);
    if (value === undefined) return;
    setTyped(undefined);
    if (typed !== shown) onTyped(value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') take();
    if (event.key === 'Escape' && typed !== undefined) {
      // The sheet around it stays open.
      event.preventDefault();
      event.stopPropagation();
      setTyped(undefined);
    }
  };
  return (
    <span className={classes.end}>
      <input
        className={classes.number}
        aria-label={label}
        aria-invalid={showsFault || undefined}
        aria-describedby={showsFault ? id : undefined}
        inputMode="text"
        autoComplete="off"
        data-open={isOpen || undefined}
        value={typed ?? shown}
        onFocus={(event) => {
          setIsLeft(false);
          event.currentTarget.select();
        }}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={take}
        onKeyDown={onKeyDown}
      />
      {showsFault && (
        <span className={classes.fault} id={id} role="alert">
          {fault}
        </span>
      )}
    </span>
  );
}
