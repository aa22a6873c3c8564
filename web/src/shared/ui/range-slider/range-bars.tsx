import { type End, type Scale, shareOf } from './range.ts';
import classes from './range-slider.module.css';

export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

interface RangeBarsProps {
  bars: readonly Bar[];
  scale: Scale;
  places: Readonly<Record<End, number>>;
}

/** How many there are along the scale; those inside the range in ink. */
export function RangeBars({ bars, scale, places }: RangeBarsProps) {
  const highest = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <div className={classes.bars} aria-hidden>
      {bars.map(({ from, to, count }) => (
        <i
          key={from}
          data-inside={(to > places.least && from < places.most) || undefined}
          style={{
            left: `${shareOf(from, scale) * 100}%`,
            width: `calc(${(shareOf(to, scale) - shareOf(from, scale)) * 100}% - 2px)`,
            // Somebody is not nobody, however many others there are.
            transform: `scaleY(${count === 0 ? 0 : Math.max(0.04, count / highest)})`,
          }}
        />
      ))}
    </div>
  );
}
