import classes from './progress-bar.module.css';

interface ProgressBarProps {
  label: string;
  /** From 0 to 100. */
  value: number;
}

/** Progress, also described by the text beside it. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const whole = Math.min(100, Math.max(0, Math.round(value)));
  return (
    <div
      className={classes.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={whole}
    >
      <span className={classes.done} style={{ width: `${whole}%` }} />
    </div>
  );
}
