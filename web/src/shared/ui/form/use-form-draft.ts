import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { draftPrefix } from '../../lib/drafts.ts';

export interface FormDraft {
  readonly name: string;
  /** In this tab, or in this browser until somebody signs out. */
  readonly keptIn: 'tab' | 'browser';
}

function withStorage<T>({ keptIn }: FormDraft, use: (storage: Storage) => T): T | undefined {
  try {
    return use(keptIn === 'tab' ? window.sessionStorage : window.localStorage);
  } catch {
    // Storage may be forbidden; then a draft lasts as long as the page.
    return undefined;
  }
}

const keyOf = ({ name }: FormDraft) => `${draftPrefix}${name}`;

function readDraft(draft: FormDraft): object {
  const text = withStorage(draft, (storage) => storage.getItem(keyOf(draft)));
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** What is typed outlives a reload, a lost connection and a failed send. Answers how to forget it. */
export function useFormDraft<V extends FieldValues, Out>(
  draft: FormDraft | undefined,
  { subscribe, setValue, getValues }: UseFormReturn<V, unknown, Out>,
): () => void {
  const { name, keptIn } = draft ?? {};
  useEffect(() => {
    if (!name || !keptIn) return;
    const kept = { name, keptIn };
    for (const [field, value] of Object.entries(readDraft(kept))) {
      if (typeof value === 'string' && field in getValues())
        setValue(field as Path<V>, value as PathValue<V, Path<V>>);
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) =>
        void withStorage(kept, (storage) => storage.setItem(keyOf(kept), JSON.stringify(values))),
    });
  }, [name, keptIn, subscribe, setValue, getValues]);
  return () => draft && void withStorage(draft, (storage) => storage.removeItem(keyOf(draft)));
}
