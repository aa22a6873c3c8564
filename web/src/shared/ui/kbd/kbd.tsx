import classes from './kbd.module.css';

/** A key of the keyboard, beside or inside what it does. */
export function Kbd({ children }: { children: string }) {
  return <kbd className={classes.key}>{children}</kbd>;
}
