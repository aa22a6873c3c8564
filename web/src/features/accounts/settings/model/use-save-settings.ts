import type { UserRecord } from '@callboard/contract/accounts/settings';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { session } from '../../../../shared/lib/session/index.ts';
import { notifyUserChanged } from '../../../../shared/lib/user-changed.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { contactCodes } from '../../contact-codes/index.ts';
import {
  type ProofBody,
  refreshSignInMethods,
  sendUserChange,
  setUserRecord,
  type UserChange,
} from '../api.ts';
import { errorText } from './error-text.ts';
import { fieldErrorsOf } from './field-errors.ts';
import { proofMethods } from './proof.ts';
import type { SettingsValues } from './settings-values.ts';

interface Saving {
  readonly change: UserChange;
  readonly onSaved: (record: UserRecord) => void;
  /** The toast after saving, undefined for none. The default says it is saved. */
  readonly message?: (record: UserRecord) => string | undefined;
}

/** A failed code is not a failed save: the person can send another. */
const sendCodeToNewMobile = async ({ pending_mobile_number: pending }: UserRecord) => {
  if (pending !== null) await contactCodes.mobile.send(pending).catch(() => undefined);
};

/** Saves a change. If the server wants proof, the change waits for it and is sent again. */
export function useSaveSettings(current: UserRecord, form: UseFormReturn<SettingsValues>) {
  const { t } = useTranslation('settings');
  const client = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  const [error, setError] = useState<string>();
  const [waiting, setWaiting] = useState<Saving>();
  const [proofError, setProofError] = useState<string>();
  const isSending = useRef(false);

  const finish = async (record: UserRecord, { change, onSaved, message }: Saving) => {
    if (change.mobile_number !== undefined) await sendCodeToNewMobile(record);
    setWaiting(undefined);
    setUserRecord(client, record);
    void refreshSignInMethods(client);
    onSaved(record);
    notifyUserChanged(record);
    // Not awaited: the page already shows the saved record, and its next save must not wait for this.
    void session.refreshUser().catch(() => undefined);
    const text = message ? message(record) : t('bar.saved');
    if (text) toast(text);
  };

  const showError = (error: unknown, saving: Saving) => {
    const requestError = readRequestError(error);
    const isAboutPassword = requestError.fields.some(({ field }) => field === 'current_password');
    const needsProof = requestError.code === 'PASSWORD_NEEDED' || requestError.code === 'PROOF_REQUIRED';
    if (needsProof && proofMethods(current).length > 0) return setWaiting(saving);
    if (isAboutPassword || requestError.code === 'CREDENTIALS_WRONG')
      return setProofError(t('password.wrong'));
    const fieldErrors = fieldErrorsOf(requestError);
    for (const { field, message, key } of fieldErrors) {
      form.setError(field, { message: key ? t(key) : (message ?? '') }, { shouldFocus: true });
    }
    const text = fieldErrors.length > 0 ? undefined : errorText(t, requestError);
    const { current_password, current_otp } = saving.change;
    const hadProof = current_password !== undefined || current_otp !== undefined;
    if (hadProof && text) setProofError(text);
    else setWaiting(undefined);
    setError(text);
  };

  const save = async (saving: Saving) => {
    if (isSending.current) return;
    isSending.current = true;
    setIsSaving(true);
    setError(undefined);
    setProofError(undefined);
    try {
      await finish(await sendUserChange(current.user_id, saving.change), saving);
    } catch (error) {
      showError(error, saving);
    } finally {
      isSending.current = false;
      setIsSaving(false);
    }
  };

  const confirm = (proof: ProofBody) =>
    waiting && void save({ ...waiting, change: { ...waiting.change, ...proof } });

  return {
    save,
    isSaving,
    error,
    proof: {
      isOpen: waiting !== undefined,
      error: proofError,
      confirm,
      cancel: () => setWaiting(undefined),
    },
  };
}
