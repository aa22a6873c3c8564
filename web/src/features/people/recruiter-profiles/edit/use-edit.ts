import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import { useQueryClient } from '@tanstack/react-query';
import { type BaseSyntheticEvent, useRef, useState } from 'react';
import { z } from 'zod';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { draftPrefix } from '../../../../shared/lib/drafts.ts';
import { createDeviceRecords } from '../../../../shared/lib/send-later/device-records.ts';
import { session } from '../../../../shared/lib/session/index.ts';
import { toWebAddress } from '../../../../shared/lib/typed/web-address.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { ownRecruiterQuery, type RecruiterChange, recruiterRequest, sendRecruiterChange } from '../api.ts';
import {
  type DraftError,
  draftErrors,
  draftOf,
  firstYear,
  RecruiterDraft,
  toYear,
  withoutBlankRows,
} from './draft.ts';

const storedDrafts = createDeviceRecords({
  storage: () => window.localStorage,
  prefix: `${draftPrefix}recruiter-page/`,
  schema: z.object({ at: z.number(), draft: RecruiterDraft }),
});

const fullChange = (draft: RecruiterDraft) =>
  ({
    company: draft.company.trim(),
    role: draft.role.trim() || null,
    bio: draft.bio.trim() || null,
    city: draft.city,
    casting_since: draft.since.trim() === '' ? null : toYear(draft.since),
    languages: draft.languages,
    project_types: draft.kinds,
    website: toWebAddress(draft.website) || null,
    links: draft.links.map(toWebAddress),
    past_castings: draft.castings.flatMap(({ title, kind, year }) =>
      kind === null ? [] : [{ title: title.trim(), project_type: kind, year: toYear(year) }],
    ),
    is_public: draft.isPublic,
  }) satisfies RecruiterChange;

/** Only what changed, so another window keeps its own changes. */
function changeOf(before: RecruiterProfile, draft: RecruiterDraft): RecruiterChange {
  const old: Record<string, unknown> = fullChange(draftOf(before));
  const changed = Object.entries(fullChange(draft)).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(old[field]),
  );
  return Object.fromEntries(changed);
}

type SaveError = 'fields' | 'NETWORK' | 'PROFILE_FROZEN' | 'other';
/** Found here, or returned by the server. */
type FieldErrors = ReadonlyMap<string, DraftError | string>;

const readSaveError = (cause: unknown): { error: SaveError; fieldErrors: FieldErrors } => {
  const { code, fields } = readRequestError(cause);
  const fieldErrors = new Map(fields.map(({ field, message }) => [field, message]));
  if (fields.length > 0) return { error: 'fields', fieldErrors };
  return { error: code === 'NETWORK' || code === 'PROFILE_FROZEN' ? code : 'other', fieldErrors };
};

/** Typed text is stored until it is saved. */
function useDraft(recruiter: RecruiterProfile) {
  const { user_id: userId } = recruiter;
  const [stored] = useState(() => storedDrafts.get(`${userId}`));
  const [draft, setDraft] = useState<RecruiterDraft>(stored?.draft ?? draftOf(recruiter));
  // One event may change two parts, such as a list and the text that was typed into it.
  const latest = useRef(draft);
  const show = (next: RecruiterDraft) => {
    latest.current = next;
    setDraft(next);
  };
  const [isResumed, setIsResumed] = useState(stored !== undefined);
  return {
    draft,
    storedAt: isResumed ? stored?.at : undefined,
    change: (part: Partial<RecruiterDraft>) => {
      const next = { ...latest.current, ...part };
      show(next);
      storedDrafts.put(`${userId}`, { at: Date.now(), draft: next });
    },
    reset: () => {
      storedDrafts.remove(`${userId}`);
      show(draftOf(recruiter));
      setIsResumed(false);
    },
  };
}

/** The form of the recruiter's own page. */
export function useEdit(recruiter: RecruiterProfile, onSaved: () => void) {
  const { t } = useTranslation('recruiterProfile');
  const client = useQueryClient();
  const { user_id: userId, userUniqueId } = recruiter;
  const { draft, storedAt, change, reset } = useDraft(recruiter);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>(new Map());
  const [error, setError] = useState<SaveError>();
  const [tries, setTries] = useState(0);
  const [isSaving, setIsSaving] = useState(false);

  const show = (errors: { error: SaveError | undefined; fieldErrors: FieldErrors }) => {
    setError(errors.error);
    setFieldErrors(errors.fieldErrors);
    setTries((before) => before + 1);
  };
  const errorOf = (field: string): string | undefined => {
    const found = fieldErrors.get(field);
    if (found === undefined || typeof found === 'string') return found;
    if (found.error === 'tooLong') return t('edit.fieldErrors.tooLong', { count: found.over });
    if (found.error === 'year')
      return t('edit.fieldErrors.year', { first: firstYear, last: new Date().getFullYear() });
    return t(`edit.fieldErrors.${found.error}`);
  };
  const startOver = () => {
    reset();
    setError(undefined);
    setFieldErrors(new Map());
  };

  const send = async (body: RecruiterChange) => {
    client.setQueryData(ownRecruiterQuery(userUniqueId).queryKey, await sendRecruiterChange(userId, body));
    void client.invalidateQueries({ queryKey: recruiterRequest(userUniqueId).queryKey });
    await session.refreshUser().catch(() => undefined);
  };

  const submit = async (event: BaseSyntheticEvent) => {
    event.preventDefault();
    const tidy = withoutBlankRows(draft);
    change(tidy);
    const found = draftErrors(tidy);
    show({ error: found.size > 0 ? 'fields' : undefined, fieldErrors: found });
    if (found.size > 0 || isSaving) return;
    setIsSaving(true);
    try {
      const body = changeOf(recruiter, tidy);
      if (Object.keys(body).length > 0) await send(body);
      storedDrafts.remove(`${userId}`);
      toast(t('edit.saved'));
      onSaved();
    } catch (cause) {
      show(readSaveError(cause));
    } finally {
      setIsSaving(false);
    }
  };

  const form = { submit, error: error && t(`edit.errors.${error}`), isSending: isSaving, tries };
  return { draft, change, storedAt, startOver, errorOf, form };
}
export type Edit = ReturnType<typeof useEdit>;
