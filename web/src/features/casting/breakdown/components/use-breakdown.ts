import { useEffect, useMemo, useRef, useState } from 'react';
import { browserStorage, createFieldDrafts } from '../../../../shared/lib/autosave/field-drafts.ts';
import { nextTask } from '../../../../shared/lib/next-task.ts';
import type { Breakdown, BreakdownLists } from '../model/breakdown.ts';
import { type Edits, Edits as EditsSchema, noEdits } from '../model/paste-rows.ts';
import { readBreakdown } from '../model/read-breakdown.ts';

/** A longer text is read on a button: reading it with every letter would hold up the typing. */
export const wordsReadAsTyped = 2000;
const settleMs = 250;

const nothing: Breakdown = { characters: [], lines: [] };
export const countWords = (text: string): number => text.match(/\S+/gu)?.length ?? 0;

/** The text and the changes made by hand, kept on this device. */
export function useBreakdownDraft(userId: number, projectId: number) {
  const [drafts] = useState(() => createFieldDrafts(browserStorage(), userId, `breakdown-${projectId}`));
  const [text, setText] = useState(() => String(drafts.get('text')?.value ?? ''));
  const [edits, setEdits] = useState<Edits>(
    () => EditsSchema.safeParse(drafts.get('edits')?.value).data ?? noEdits,
  );
  const latest = useRef(edits);
  const keep = (field: 'text' | 'edits', value: unknown) =>
    drafts.put(field, { value, at: Date.now(), tab: 'breakdown' });
  /** The same function each time, so that rows nobody edits are not drawn again. */
  const [edit] = useState(() => (change: (edits: Edits) => Edits) => {
    latest.current = change(latest.current);
    setEdits(latest.current);
    keep('edits', latest.current);
  });
  return {
    text,
    edits,
    type: (next: string) => {
      setText(next);
      keep('text', next);
    },
    edit,
    clear: () => {
      setText('');
      latest.current = noEdits;
      setEdits(noEdits);
      for (const field of drafts.fields()) drafts.remove(field, Number.POSITIVE_INFINITY);
    },
  };
}

/** What is read of the text: as it is typed, or when it is asked for. */
export function useReading(text: string, lists: BreakdownLists | undefined) {
  const words = useMemo(() => countWords(text), [text]);
  const isLong = words > wordsReadAsTyped;
  const [read, setRead] = useState<{ text: string; breakdown: Breakdown }>();
  const [wanted, setWanted] = useState<string>();
  const due = isLong ? wanted : text;
  useEffect(() => {
    if (!lists || due === undefined || due !== text || read?.text === due) return;
    let isOver = false;
    const timer = setTimeout(
      async () => {
        await nextTask();
        if (!isOver) setRead({ text: due, breakdown: readBreakdown(due, lists) });
      },
      isLong ? 0 : settleMs,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [due, text, lists, isLong, read?.text]);
  const isCurrent = read?.text === text;
  return {
    words,
    breakdown: text.trim() === '' ? nothing : (read?.breakdown ?? nothing),
    isCurrent,
    isReading: due === text && !isCurrent && text.trim() !== '',
    /** For a long text that was not read yet. */
    readNow: isLong && !isCurrent ? () => setWanted(text) : undefined,
  };
}
