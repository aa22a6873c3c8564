import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readTrouble } from '../../../../shared/lib/api/request-error.ts';
import type { ProofBody } from '../api.ts';
import { troubleWords } from './trouble-words.ts';

/** Something that is done only after its owner has shown who they are. */
export function useProof(act: (proof: ProofBody) => Promise<void>) {
  const { t } = useTranslation('settings');
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  const confirm = async (proof: ProofBody) => {
    if (isBusy) return;
    setIsBusy(true);
    setFault(undefined);
    try {
      await act(proof);
      setIsAsked(false);
    } catch (error) {
      const trouble = readTrouble(error);
      const isPassword = trouble.fields.some(({ field }) => field === 'current_password');
      setFault(isPassword ? t('password.wrong') : troubleWords(t, trouble));
    } finally {
      setIsBusy(false);
    }
  };
  return {
    ask: () => {
      setFault(undefined);
      setIsAsked(true);
    },
    dialog: {
      opened: isAsked,
      fault,
      isSaving: isBusy,
      onConfirm: (proof: ProofBody) => void confirm(proof),
      onClose: () => setIsAsked(false),
    },
  };
}
