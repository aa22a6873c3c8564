import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readTrouble } from '../../../../shared/lib/api/request-error.ts';
import { session } from '../../../../shared/lib/session/index.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { ownRecruiterQuery, recruiterRequest, sendRecruiterChange } from '../api.ts';
import { draftOf, type RecruiterDraft, tidied } from './draft.ts';
import { changeOf } from './draft-change.ts';
import { type Faults, faultsOf } from './draft-faults.ts';
import { forgetKeptDraft, keepDraft, readKeptDraft } from './kept-draft.ts';

type Trouble = 'fields' | 'NETWORK' | 'PROFILE_FROZEN' | 'other';
const none: Faults = new Map();

const toTrouble = (error: unknown): { trouble: Trouble; faults: Faults } => {
  const { code, fields } = readTrouble(error);
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
  const [trouble, setTrouble] = useState<Trouble>();
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
