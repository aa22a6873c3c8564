import type { LandingFace } from '@callboard/contract/site/landing';
import classes from './face.module.css';

/** Decoration beside the form, hidden from screen readers. */
export function Face({ face }: { face: LandingFace }) {
  const { url, placeholder } = face.picture;
  return (
    <span className={classes.face}>
      {placeholder && <img className={classes.blur} src={placeholder} alt="" />}
      <img className={classes.picture} src={url} alt="" width={4} height={5} />
    </span>
  );
}
