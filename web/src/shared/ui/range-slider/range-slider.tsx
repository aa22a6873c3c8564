import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import {
  type End,
  moved,
  nearestEnd,
  positionsOf,
  type Range,
  type Scale,
  shareOf,
  valueAfterKey,
  valueAt,
} from './range.ts';
import classes from './range-slider.module.css';

interface Bar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

interface RangeBarsProps {
  bars: readonly Bar[];
  scale: Scale;
  positions: Readonly<Record<End, number>>;
}

/** A histogram along the scale; bars inside the range are highlighted. */
function RangeBars({ bars, scale, positions }: RangeBarsProps) {
  const highest = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <div className={classes.bars} aria-hidden>
      {bars.map(({ from, to, count }) => (
        <i
          key={from}
          data-inside={(to > positions.least && from < positions.most) || undefined}
          style={{
            left: `${shareOf(from, scale) * 100}%`,
            width: `calc(${(shareOf(to, scale) - shareOf(from, scale)) * 100}% - 2px)`,
            // One person still gets a visible bar.
            transform: `scaleY(${count === 0 ? 0 : Math.max(0.04, count / highest)})`,
          }}
        />
      ))}
    </div>
  );
}

interface RangeEndProps {
  label: string;
  shown: string;
  /** This end is open. */
  isOpen: boolean;
  disabled: boolean;
  /** The error for unreadable input. */
  error: string;
  read: (text: string) => number | null | undefined;
  onTyped: (value: number | null) => void;
}

/** The number under the thumb, which can be typed too. Unreadable input stays, to be corrected. */
function RangeEnd({ label, shown, isOpen, disabled, error, read, onTyped }: RangeEndProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const isInvalid = typed !== undefined && read(typed) === undefined;
  const [isLeft, setIsLeft] = useState(false);
  const showsError = isInvalid && isLeft;

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
      // Keeps a surrounding sheet open.
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
        aria-invalid={showsError || undefined}
        aria-describedby={showsError ? id : undefined}
        inputMode="text"
        autoComplete="off"
        data-open={isOpen || undefined}
        disabled={disabled}
        value={typed ?? shown}
        onFocus={(event) => {
          setIsLeft(false);
          event.currentTarget.select();
        }}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={take}
        onKeyDown={onKeyDown}
      />
      {showsError && (
        <span className={classes.error} id={id} role="alert">
          {error}
        </span>
      )}
    </span>
  );
}

interface RangeSliderProps {
  /** Labels of both ends: "Playing age, from". */
  labels: Readonly<Record<End, string>>;
  scale: Scale;
  value: Range;
  onChange: (value: Range) => void;
  /** The move ended. */
  onSettled?: (() => void) | undefined;
  /** Counts for the histogram. */
  bars?: readonly Bar[] | undefined;
  write: (value: number) => string;
  /** Null when empty, undefined when invalid. */
  read: (text: string) => number | null | undefined;
  /** The typed limits, often wider than the scale. */
  limits: { readonly least: number; readonly most: number };
  /** The error for unreadable input. */
  error: string;
  /** The numbers beside the track, in rows of a form. */
  isInline?: boolean;
  disabled?: boolean | undefined;
}

const ends = ['least', 'most'] as const;

/** A slider with two thumbs, moved by pointer, keys or typing. */
export function RangeSlider(props: RangeSliderProps) {
  const { labels, scale, value, onChange, onSettled, bars, write, read, limits, error } = props;
  const { isInline = false, disabled = false } = props;
  const thumbs = useRef<Partial<Record<End, HTMLElement | null>>>({});
  const held = useRef<End>(undefined);
  const positions = positionsOf(value, scale);
  const percent = (end: End) => `${shareOf(positions[end], scale) * 100}%`;

  const move = (end: End, to: number) => {
    const next = moved(value, end, to, scale);
    if (next[end] !== value[end]) onChange(next);
  };
  const pointerValue = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return valueAt(width > 0 ? (clientX - left) / width : 0, scale);
  };
  const hold = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || disabled) return;
    const to = pointerValue(event);
    const end = nearestEnd(value, to, scale);
    held.current = end;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    thumbs.current[end]?.focus({ preventScroll: true });
    move(end, to);
  };
  const letGo = () => {
    if (!held.current) return;
    held.current = undefined;
    onSettled?.();
  };
  const onKeyDown = (end: End) => (event: KeyboardEvent) => {
    const to = valueAfterKey(event.key, positions[end], scale);
    if (to === undefined || disabled) return;
    event.preventDefault();
    move(end, to);
  };

  return (
    <div className={classes.slider} data-inline={isInline || undefined} data-disabled={disabled || undefined}>
      {bars && <RangeBars bars={bars} scale={scale} positions={positions} />}
      <div
        className={classes.area}
        onPointerDown={hold}
        onPointerMove={(event) => held.current && move(held.current, pointerValue(event))}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      >
        <div className={classes.track}>
          <span
            className={classes.span}
            style={{ left: percent('least'), width: `calc(${percent('most')} - ${percent('least')})` }}
          />
        </div>
        {ends.map((end) => (
          <span
            key={end}
            ref={(element) => {
              thumbs.current[end] = element;
            }}
            role="slider"
            tabIndex={0}
            className={classes.thumb}
            style={{ left: percent(end) }}
            data-end={end}
            aria-label={labels[end]}
            aria-valuemin={end === 'least' ? scale.from : positions.least}
            aria-valuemax={end === 'least' ? positions.most : scale.to}
            aria-valuenow={positions[end]}
            aria-disabled={disabled || undefined}
            aria-valuetext={write(value[end] ?? positions[end])}
            onKeyDown={onKeyDown(end)}
            onBlur={onSettled}
          />
        ))}
      </div>
      <div className={classes.ends}>
        {ends.map((end) => (
          <RangeEnd
            key={end}
            label={labels[end]}
            shown={write(value[end] ?? positions[end])}
            isOpen={value[end] === undefined}
            disabled={disabled}
            error={error}
            read={(text) => {
              const number = read(text);
              if (typeof number !== 'number') return number;
              const least = end === 'most' ? (value.least ?? limits.least) : limits.least;
              const most = end === 'least' ? (value.most ?? limits.most) : limits.most;
              return Math.min(most, Math.max(least, number));
            }}
            onTyped={(number) => {
              onChange({ ...value, [end]: number ?? undefined });
              onSettled?.();
            }}
          />
        ))}
      </div>
    </div>
  );
}
