import type { UserRecord } from '@callboard/contract/accounts/settings';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { session } from '../../../../shared/lib/session/index.ts';
import { tellUserChanged } from '../../../../shared/lib/user-changed.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import {
  contactCodes,
  keepUserRecord,
  type ProofBody,
  readSignInMethodsAgain,
  sendUserChange,
  type UserChange,
} from '../api.ts';
import { errorText } from './error-text.ts';
import { placeFaults } from './place-faults.ts';
import { proofWays } from './proof.ts';
import type { SettingsValues } from './settings-values.ts';

interface Saving {
  readonly change: UserChange;
  readonly onSaved: (record: UserRecord) => void;
  /** What is said when it is done; nothing where the page says it by itself. Left out: that it is saved. */
  readonly said?: (record: UserRecord) => string | undefined;
}

/** A number that waits gets its code at once; that it was not sent is no reason to call the save a failure. */
const sendCodeToNewMobile = async ({ pending_mobile_number: pending }: UserRecord) => {
  if (pending !== null) await contactCodes.mobile.send(pending).catch(() => undefined);
};

/** Saves a change. Asked who is at it, it waits for the proof and goes on with the same change. */
export function useSaveSettings(kept: UserRecord, form: UseFormReturn<SettingsValues>) {
  const { t } = useTranslation('settings');
  const client = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const [waiting, setWaiting] = useState<Saving>();
  const [proofFault, setProofFault] = useState<string>();
  const isUnderWay = useRef(false);

  const finish = async (record: UserRecord, { change, onSaved, said }: Saving) => {
    if (change.mobile_number !== undefined) await sendCodeToNewMobile(record);
    setWaiting(undefined);
    keepUserRecord(client, record);
    void readSignInMethodsAgain(client);
    onSaved(record);
    tellUserChanged(record);
    await session.refreshUser().catch(() => undefined);
    const words = said ? said(record) : t('bar.saved');
    if (words) toast(words);
  };

  const refuse = (error: unknown, saving: Saving) => {
    const refusal = readRequestError(error);
    const isAboutPassword = refusal.fields.some(({ field }) => field === 'current_password');
    const isAsked = refusal.code === 'PASSWORD_NEEDED' || refusal.code === 'PROOF_REQUIRED';
    if (isAsked && proofWays(kept).length > 0) return setWaiting(saving);
    if (isAboutPassword || refusal.code === 'CREDENTIALS_WRONG') return setProofFault(t('password.wrong'));
    const faults = placeFaults(refusal);
    for (const { field, message, key } of faults) {
      form.setError(field, { message: key ? t(key) : (message ?? '') }, { shouldFocus: true });
    }
    const words = faults.length > 0 ? undefined : errorText(t, refusal);
    const { current_password, current_otp } = saving.change;
    const wasShown = current_password !== undefined || current_otp !== undefined;
    if (wasShown && words) setProofFault(words);
    else setWaiting(undefined);
    setTrouble(words);
  };

  const save = async (saving: Saving) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsSaving(true);
    setTrouble(undefined);
    setProofFault(undefined);
    try {
      await finish(await sendUserChange(kept.user_id, saving.change), saving);
    } catch (error) {
      refuse(error, saving);
    } finally {
      isUnderWay.current = false;
      setIsSaving(false);
    }
  };

  const confirm = (proof: ProofBody) =>
    waiting && void save({ ...waiting, change: { ...waiting.change, ...proof } });

  return {
    save,
    isSaving,
    trouble,
    proof: {
      isAsked: waiting !== undefined,
      fault: proofFault,
      confirm,
      cancel: () => setWaiting(undefined),
    },
  };
}
