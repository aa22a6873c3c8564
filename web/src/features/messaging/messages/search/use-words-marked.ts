import { type RefObject, useEffect } from 'react';
import './words-marked.css';
import { markedWords } from './marked-words.ts';

const name = 'found-words';

function rangesIn(row: Element, query: string): Range[] {
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    let at = 0;
    for (const { text, isHit } of markedWords(node.textContent ?? '', query)) {
      if (isHit) {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + text.length);
        ranges.push(range);
      }
      at += text.length;
    }
  }
  return ranges;
}

/**
 * Marks the words searched for in the message one has come to, without touching what is drawn. Where a browser
 * cannot, the message itself is set apart, which is enough to find it.
 */
export function useWordsMarked(
  frame: RefObject<HTMLElement | null>,
  seq: number | undefined,
  query: string | undefined,
): void {
  useEffect(() => {
    const log = frame.current;
    if (!log || seq === undefined || !query || !('highlights' in CSS)) return;
    const mark = () => {
      const row = log.querySelector(`[data-seq="${seq}"]`);
      if (row) CSS.highlights.set(name, new Highlight(...rangesIn(row, query)));
    };
    mark();
    // Rows come and go as one scrolls.
    const observer = new MutationObserver(mark);
    observer.observe(log, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      CSS.highlights.delete(name);
    };
  }, [frame, seq, query]);
}
