import type { CharacterDetail } from '@callboard/contract/casting/characters';
import { ProblemError } from '@callboard/contract/client';
import { useRef, useState } from 'react';
import { type RequestError, readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { Autosave } from '../../../../shared/lib/autosave/autosave.ts';
import { createConflicts } from '../../../../shared/lib/autosave/conflicts.ts';
import { draftClientId } from '../../../../shared/lib/autosave/draft-client-id.ts';
import { useAutosave } from '../../../../shared/lib/autosave/use-autosave.ts';
import { sendCharacterChange, sendNewCharacters } from '../api.ts';
import {
  blankCharacter,
  type CharacterSection,
  type CharacterValues,
  characterFields,
  readCharacter,
} from './character-values.ts';
import type { CharacterSaving } from './use-character-saving.ts';

/** Errors of the only character that is sent name its fields alone. */
function ofOneCharacter(error: unknown): unknown {
  if (!(error instanceof ProblemError) || !error.problem.errors) return error;
  const errors = error.problem.errors.map(({ field, message }) => ({
    field: field.replace(/^characters\.0\.?/, ''),
    message,
  }));
  return new ProblemError({ ...error.problem, errors });
}

/** Without pictures, which are attached once, and where it was copied from. */
const texts = ({ pictures: _pictures, copy_of: _copy, ...rest }: Readonly<Record<string, unknown>>) => rest;

export interface NewCharacter extends CharacterSaving {
  readonly isSaving: boolean;
  /** Why it was not created, where no field can say so. */
  readonly error: RequestError | undefined;
  /** Undefined when it was not created. */
  readonly create: () => Promise<CharacterDetail | undefined>;
  /** Forgets what was typed. */
  readonly discard: () => void;
}

/** A character that is typed and kept on this device until it is created. */
export function useNewCharacter(userId: number, projectId: number): NewCharacter {
  const record = `new-character-${projectId}`;
  const [isSaving, setIsSaving] = useState(false);
  const [error, setError] = useState<RequestError>();
  const [conflicts] = useState(() => createConflicts<CharacterValues>());
  const clientId = draftClientId(userId, record);
  /** One request for each press of the button: nothing is created by itself. */
  const maySend = useRef(false);
  /** An earlier try may have created it, with what was typed then. */
  const wasUnanswered = useRef(false);
  const outcome = useRef<{ created?: CharacterDetail; failure?: RequestError }>({});

  const saving = useAutosave<CharacterSection, CharacterValues>(
    userId,
    record,
    (surroundings) =>
      new Autosave({
        ...surroundings,
        record,
        fields: characterFields,
        base: blankCharacter,
        sections: ['character'],
        canSend: () => maySend.current,
        send: async (_section, body) => {
          maySend.current = false;
          try {
            const { results } = await sendNewCharacters({
              project_id: projectId,
              characters: [body],
              client_id: clientId.get(),
            });
            const [first] = results;
            if (!first) throw new Error('No character came back');
            const created = wasUnanswered.current ? await sendCharacterChange(first.id, texts(body)) : first;
            outcome.current = { created };
            clientId.forget();
            return readCharacter(created);
          } catch (cause) {
            const failure = ofOneCharacter(cause);
            outcome.current = { failure: readRequestError(failure) };
            wasUnanswered.current ||= !(failure instanceof ProblemError);
            throw failure;
          }
        },
      }),
  );

  const create = async () => {
    if (saving.value('name').trim() === '') saving.set('name', saving.value('name'));
    if (saving.status().invalid.length > 0) return undefined;
    outcome.current = {};
    maySend.current = true;
    setIsSaving(true);
    setError(undefined);
    await saving.flush();
    maySend.current = false;
    setIsSaving(false);
    const { created, failure } = outcome.current;
    setError(failure);
    return created;
  };
  const discard = () => {
    saving.discard();
    clientId.forget();
  };
  return { saving, conflicts, isSaving, error, create, discard };
}
