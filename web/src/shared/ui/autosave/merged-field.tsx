import type { ReactNode } from 'react';
import type { MergedRecord } from '../../lib/autosave/use-merged-record.ts';
import { useStore } from '../../lib/store.ts';
import { AutosaveField, type FieldHandle } from './autosave-field.tsx';
import { ConflictNote } from './conflict-note.tsx';

interface MergedFieldHandle<T> extends FieldHandle<T> {
  readonly onChange: (value: T) => void;
}

interface MergedFieldProps<S extends string, V extends Record<string, unknown>, K extends keyof V & string> {
  record: MergedRecord<S, V>;
  name: K;
  children: (field: MergedFieldHandle<V[K]>) => ReactNode;
}

/** A field of a record that several people type in: after a conflict with both versions. */
export function MergedField<S extends string, V extends Record<string, unknown>, K extends keyof V & string>({
  record: { saving, conflicts },
  name,
  children,
}: MergedFieldProps<S, V, K>) {
  const { [name]: conflict } = useStore(conflicts.store);
  const onChange = (value: V[K]) => saving.set(name, value);
  return (
    <>
      <AutosaveField saving={saving} name={name}>
        {(field) => children({ ...field, onChange })}
      </AutosaveField>
      {conflict && (
        <ConflictNote
          conflict={conflict}
          onUseMine={() => {
            onChange(conflict.mine);
            conflicts.settle(name);
          }}
          onKeepTheirs={() => conflicts.settle(name)}
        />
      )}
    </>
  );
}
