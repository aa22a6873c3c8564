import type { Notification } from '@callboard/contract/messaging/notifications';
import classes from './notice-words.module.css';

/** What it says, with names and titles set apart. */
export function NoticeWords({ parts }: Pick<Notification, 'parts'>) {
  let place = 0;
  return parts.map(({ text, style }) => {
    const key = place;
    place += text.length;
    if (style === 'strong') return <b key={key}>{text}</b>;
    return style === 'title' ? (
      <em key={key} className={classes.title}>
        {text}
      </em>
    ) : (
      text
    );
  });
}
