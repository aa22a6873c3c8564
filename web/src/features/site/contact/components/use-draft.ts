import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FieldName, FormValues } from './form-fields.ts';

const storageKey = (form: string) => `callboard-draft-${form}`;

function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.sessionStorage);
  } catch {
    // Storage may be forbidden; then a draft lasts as long as the page.
    return undefined;
  }
}

function readDraft(form: string): FormValues {
  const text = withStorage((storage) => storage.getItem(storageKey(form)));
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

export const forgetDraft = (form: string): void =>
  void withStorage((storage) => storage.removeItem(storageKey(form)));

/** What is typed outlives a reload, a lost line and a failed send, in this tab and until it is sent. */
export function useDraft(name: string, { subscribe, setValue }: UseFormReturn<FormValues>): void {
  useEffect(() => {
    for (const [field, value] of Object.entries(readDraft(name))) {
      if (typeof value === 'string') setValue(field as FieldName, value);
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) =>
        void withStorage((storage) => storage.setItem(storageKey(name), JSON.stringify(values))),
    });
  }, [name, subscribe, setValue]);
}
