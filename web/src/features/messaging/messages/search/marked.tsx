import { markedWords } from './marked-words.ts';
import classes from './search-results.module.css';

/** Text with the words searched for set apart. */
export function Marked({ text, query }: { text: string; query: string }) {
  let at = 0;
  return markedWords(text, query).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.isHit ? (
      <mark key={key} className={classes.hit}>
        {piece.text}
      </mark>
    ) : (
      <span key={key}>{piece.text}</span>
    );
  });
}
