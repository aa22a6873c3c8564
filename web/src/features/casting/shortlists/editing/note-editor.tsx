import '../i18n.ts';
import type { FieldConflict } from '@callboard/contract/casting/project-fields';
import { useState } from 'react';
import type { z } from 'zod';
import { useSaveState } from '../../../../shared/lib/autosave/use-autosave.ts';
import { useMergedRecord } from '../../../../shared/lib/autosave/use-merged-record.ts';
import { wireFields } from '../../../../shared/lib/autosave/wire-fields.ts';
import { MergedField } from '../../../../shared/ui/autosave/merged-field.tsx';
import { SaveStateLine } from '../../../../shared/ui/autosave/save-mark.tsx';
import { TextArea } from '../../../../shared/ui/text-area/text-area.tsx';
import classes from './note-editor.module.css';

export interface NoteDetail {
  readonly note: string | null;
  readonly revision: number;
}

interface NoteEditorProps {
  userId: number;
  /** Names the note among everything this person types. Another name is another editor: give it as the key too. */
  record: string;
  detail: NoteDetail;
  schema: z.ZodType;
  label: string;
  placeholder: string;
  hint?: string | undefined;
  /** Who wrote what stands there, where that is known. */
  aside?: string | undefined;
  rows?: number | undefined;
  isFocusedFirst?: boolean | undefined;
  onType?: ((text: string) => void) | undefined;
  send: (body: { readonly note: string | null; readonly base_revision: number }) => Promise<{
    readonly detail: NoteDetail;
    readonly conflicts: readonly FieldConflict[];
  }>;
  remember: (detail: NoteDetail) => void;
}

type Values = { note: string };

const readNote = ({ note }: NoteDetail): Values => ({ note: note ?? '' });
const fieldOfWire = { note: 'note' } as const;
const noteOf = ({ note }: { readonly note?: unknown }) => (typeof note === 'string' ? note : null);

/** Saves while it is typed. What someone else wrote meanwhile stays, beside what was typed here. */
export function NoteEditor(props: NoteEditorProps) {
  const { userId, record, detail, schema, label, placeholder, hint, aside, rows = 3 } = props;
  const merged = useMergedRecord<'note', Values, NoteDetail>({
    userId,
    record,
    detail,
    section: 'note',
    fields: { note: wireFields('note', { note: schema }).line('note') },
    fieldOfWire,
    read: readNote,
    send: ({ base_revision, ...body }) => props.send({ note: noteOf(body), base_revision }),
    remember: props.remember,
  });
  const saveState = useSaveState(merged.saving);
  const [hasTyped, setHasTyped] = useState(false);
  return (
    <div className={classes.editor}>
      <MergedField record={merged} name="note">
        {({ value, error, onChange }) => (
          <TextArea
            label={label}
            placeholder={placeholder}
            hint={hint}
            aside={aside && <span className={classes.by}>{aside}</span>}
            rows={rows}
            value={value}
            error={error}
            data-autofocus={props.isFocusedFirst || undefined}
            onChange={(event) => {
              setHasTyped(true);
              onChange(event.currentTarget.value);
              props.onType?.(event.currentTarget.value);
            }}
          />
        )}
      </MergedField>
      <div className={classes.state}>
        {(hasTyped || saveState.state !== 'saved') && <SaveStateLine {...saveState} />}
      </div>
    </div>
  );
}
