import classes from './required-mark.module.css';

/** The asterisk of a required field. Screen readers hear it from the field itself. */
export function RequiredMark() {
  return (
    <span className={classes.mark} aria-hidden>
      *
    </span>
  );
}
