import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { draftPrefix } from '../../../../shared/lib/drafts.ts';
import { session } from '../../../../shared/lib/session/index.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { ownRecruiterQuery, type RecruiterChange, recruiterRequest, sendRecruiterChange } from '../api.ts';
import { draftOf, RecruiterDraft, tidied } from './draft.ts';
import { type Faults, faultsOf, toAddress, toYear } from './draft-faults.ts';

const KeptDraft = z.object({ at: z.number(), draft: RecruiterDraft });
type KeptDraft = z.infer<typeof KeptDraft>;

const keyOf = (userId: number) => `${draftPrefix}recruiter-page/${userId}`;

/** What was typed and not saved, on this device. Undefined when there is nothing, or nothing that can be read. */
function readKeptDraft(userId: number): KeptDraft | undefined {
  try {
    const kept = window.localStorage.getItem(keyOf(userId));
    return kept === null ? undefined : KeptDraft.parse(JSON.parse(kept));
  } catch {
    return undefined;
  }
}

function keepDraft(userId: number, draft: RecruiterDraft): void {
  try {
    window.localStorage.setItem(keyOf(userId), JSON.stringify({ at: Date.now(), draft }));
  } catch {
    // Storage may be full or forbidden; the form itself still holds everything.
  }
}

function forgetKeptDraft(userId: number): void {
  try {
    window.localStorage.removeItem(keyOf(userId));
  } catch {
    // Then there is nothing in it.
  }
}

const wholeChange = (draft: RecruiterDraft) =>
  ({
    company: draft.company.trim(),
    role: draft.role.trim() || null,
    bio: draft.bio.trim() || null,
    city: draft.city,
    casting_since: draft.since.trim() === '' ? null : toYear(draft.since),
    languages: draft.languages,
    project_types: draft.kinds,
    website: toAddress(draft.website) || null,
    links: draft.links.map(toAddress),
    past_castings: draft.castings.flatMap(({ title, kind, year }) =>
      kind === null ? [] : [{ title: title.trim(), project_type: kind, year: toYear(year) }],
    ),
    is_public: draft.isPublic,
  }) satisfies RecruiterChange;

/** Only what is another than before: somebody else's window keeps what it changed. */
function changeOf(before: RecruiterProfile, draft: RecruiterDraft): RecruiterChange {
  const old: Record<string, unknown> = wholeChange(draftOf(before));
  const changed = Object.entries(wholeChange(draft)).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(old[field]),
  );
  return Object.fromEntries(changed);
}

type RequestError = 'fields' | 'NETWORK' | 'PROFILE_FROZEN' | 'other';
const none: Faults = new Map();

const toTrouble = (error: unknown): { trouble: RequestError; faults: Faults } => {
  const { code, fields } = readRequestError(error);
  if (fields.length > 0)
    return { trouble: 'fields', faults: new Map(fields.map(({ field, message }) => [field, message])) };
  return { trouble: code === 'NETWORK' || code === 'PROFILE_FROZEN' ? code : 'other', faults: none };
};

/** The form of one's own page: what is typed is kept on the device until the server has it. */
export function useEdit(recruiter: RecruiterProfile, onSaved: () => void) {
  const { t } = useTranslation('recruiterProfile');
  const client = useQueryClient();
  const { user_id: userId, userUniqueId } = recruiter;
  const [kept] = useState(() => readKeptDraft(userId));
  const [draft, setDraft] = useState<RecruiterDraft>(kept?.draft ?? draftOf(recruiter));
  const [isResumed, setIsResumed] = useState(kept !== undefined);
  const [faults, setFaults] = useState<Faults>(none);
  const [trouble, setTrouble] = useState<RequestError>();
  const [isSaving, setIsSaving] = useState(false);

  const change = (part: Partial<RecruiterDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    keepDraft(userId, next);
  };
  const startOver = () => {
    forgetKeptDraft(userId);
    setDraft(draftOf(recruiter));
    setIsResumed(false);
    setFaults(none);
    setTrouble(undefined);
  };
  const finish = () => {
    forgetKeptDraft(userId);
    toast(t('edit.saved'));
    onSaved();
  };

  const save = async () => {
    const neat = tidied(draft);
    change(neat);
    const found = faultsOf(neat);
    setFaults(found);
    setTrouble(found.size > 0 ? 'fields' : undefined);
    if (found.size > 0 || isSaving) return;
    setIsSaving(true);
    try {
      const body = changeOf(recruiter, neat);
      if (Object.keys(body).length > 0) {
        client.setQueryData(
          ownRecruiterQuery(userUniqueId).queryKey,
          await sendRecruiterChange(userId, body),
        );
        void client.invalidateQueries({ queryKey: recruiterRequest(userUniqueId).queryKey });
        await session.refreshUser().catch(() => undefined);
      }
      finish();
    } catch (error) {
      const told = toTrouble(error);
      setFaults(told.faults);
      setTrouble(told.trouble);
    } finally {
      setIsSaving(false);
    }
  };

  return {
    draft,
    change,
    keptAt: isResumed ? kept?.at : undefined,
    startOver,
    faults,
    trouble,
    isSaving,
    save: () => void save(),
  };
}
export type Edit = ReturnType<typeof useEdit>;
