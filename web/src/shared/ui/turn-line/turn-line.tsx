import classes from './turn-line.module.css';

interface TurnLineProps {
  /** `you` waits for the reader, `they` for someone else, `set` has a date. */
  turn: 'you' | 'they' | 'set';
  /** "You", "Priyanka Hegde" or "Both". */
  who: string;
  /** On phones: "Priyanka". */
  shortWho?: string | undefined;
  /** What is next: "read your reply of 11 Nov". */
  what: string;
  shortWhat?: string | undefined;
  /** "by Thu 19 Nov" */
  by?: string | undefined;
  isLate?: boolean;
}

function Sized({ text, short }: { text: string; short: string | undefined }) {
  if (short === undefined || short === text) return text;
  return (
    <>
      <span className={classes.long}>{text}</span>
      <span className={classes.short}>{short}</span>
    </>
  );
}

/** Whose turn it is, what is next, and by when. The same line on every card and row; one line on phones. */
export function TurnLine({ turn, who, shortWho, what, shortWhat, by, isLate = false }: TurnLineProps) {
  return (
    <p className={classes.line} data-turn={turn} data-open={by === undefined || undefined}>
      <span className={classes.text}>
        <i aria-hidden />
        <b>
          <Sized text={who} short={shortWho} />
        </b>{' '}
        <Sized text={what} short={shortWhat} />
      </span>
      {by !== undefined && (
        <span className={classes.by} data-late={isLate || undefined}>
          {by}
        </span>
      )}
    </p>
  );
}
