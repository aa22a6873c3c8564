import { Check, CheckCheck } from 'lucide-react';
import classes from './message-row.module.css';

/** Whether the other one has read it. */
export function ReadMark({ isRead, word }: { isRead: boolean; word: string }) {
  const Icon = isRead ? CheckCheck : Check;
  return (
    <span className={classes.read} data-read={isRead || undefined}>
      <Icon size={15} aria-hidden />
      {word}
    </span>
  );
}
