import { AuthLink } from '../../../../shared/ui/auth-link/auth-link.tsx';
import classes from './quiet-note.module.css';

interface QuietNoteProps {
  title: string;
  text: string;
  action: string;
}

/** Shown when the board is empty, with one action. */
export function QuietNote({ title, text, action }: QuietNoteProps) {
  return (
    <div className={classes.note}>
      <p className={classes.title}>{title}</p>
      <p className={classes.text}>{text}</p>
      <AuthLink className={classes.action} mode="sign-up" kind={1}>
        {action}
      </AuthLink>
    </div>
  );
}
