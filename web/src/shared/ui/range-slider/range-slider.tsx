import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import {
  type End,
  moved,
  nearestEnd,
  placesOf,
  type Range,
  type Scale,
  shareOf,
  valueAfterKey,
  valueAt,
} from './range.ts';
import { type Bar, RangeBars } from './range-bars.tsx';
import { RangeEnd } from './range-end.tsx';
import classes from './range-slider.module.css';

interface RangeSliderProps {
  /** What the two ends are called: "Playing age, from". */
  labels: Readonly<Record<End, string>>;
  scale: Scale;
  value: Range;
  onChange: (value: Range) => void;
  /** The thumb was let go, or left: what comes next is another move. */
  onSettled: () => void;
  /** How many stand where, drawn over the track. */
  bars?: readonly Bar[] | undefined;
  write: (value: number) => string;
  /** Null for nothing, undefined for what cannot be read. */
  read: (text: string) => number | null | undefined;
  /** What may be typed: often more than the scale shows. */
  limits: { readonly least: number; readonly most: number };
  /** Said of what cannot be read. */
  fault: string;
}

const ends = ['least', 'most'] as const;

/** Two thumbs on one line, moved by hand, by keys or by typing the numbers under it. */
export function RangeSlider(props: RangeSliderProps) {
  const { labels, scale, value, onChange, onSettled, bars, write, read, limits, fault } = props;
  const thumbs = useRef<Partial<Record<End, HTMLElement | null>>>({});
  const held = useRef<End>(undefined);
  const places = placesOf(value, scale);
  const percent = (end: End) => `${shareOf(places[end], scale) * 100}%`;

  const move = (end: End, to: number) => {
    const next = moved(value, end, to, scale);
    if (next[end] !== value[end]) onChange(next);
  };
  const valueUnder = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return valueAt(width > 0 ? (clientX - left) / width : 0, scale);
  };
  const hold = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    const to = valueUnder(event);
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
    onSettled();
  };
  const onKeyDown = (end: End) => (event: KeyboardEvent) => {
    const to = valueAfterKey(event.key, places[end], scale);
    if (to === undefined) return;
    event.preventDefault();
    move(end, to);
  };

  return (
    <div className={classes.slider}>
      {bars && <RangeBars bars={bars} scale={scale} places={places} />}
      <div
        className={classes.area}
        onPointerDown={hold}
        onPointerMove={(event) => held.current && move(held.current, valueUnder(event))}
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
            aria-valuemin={end === 'least' ? scale.from : places.least}
            aria-valuemax={end === 'least' ? places.most : scale.to}
            aria-valuenow={places[end]}
            aria-valuetext={write(value[end] ?? places[end])}
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
            shown={write(value[end] ?? places[end])}
            isOpen={value[end] === undefined}
            fault={fault}
            read={(text) => {
              const number = read(text);
              if (typeof number !== 'number') return number;
              const least = end === 'most' ? (value.least ?? limits.least) : limits.least;
              const most = end === 'least' ? (value.most ?? limits.most) : limits.most;
              return Math.min(most, Math.max(least, number));
            }}
            onTyped={(number) => {
              onChange({ ...value, [end]: number ?? undefined });
              onSettled();
            }}
          />
        ))}
      </div>
    </div>
  );
}
