import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { sendPicture } from '../../../../shared/lib/images/send-picture.ts';
import { toFailure } from '../../../../shared/lib/images/upload-failure.ts';
import { toWebAddress } from '../../../../shared/lib/typed/web-address.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { sendVerificationRequest, type VerificationRequest, verificationQuery } from '../api.ts';
import { normaliseGstin, type VerificationDraft } from './documents-draft.ts';

const uploadErrors = ['network', 'storage', 'busy', 'quota', 'full'] as const;
type SendError = 'fields' | (typeof uploadErrors)[number] | 'settled' | 'other';

const toSendError = (error: unknown): SendError => {
  const { code, fields } = readRequestError(error);
  if (fields.length > 0) return 'fields';
  if (code === 'ALREADY_SETTLED') return 'settled';
  const { reason } = toFailure(error);
  return uploadErrors.find((known) => known === reason) ?? 'other';
};

/** Uploads the photos first, then sends everything in one call. A photo that arrived is not uploaded again. */
export function useSendDocuments(userId: number, onSent: () => void) {
  const { t } = useTranslation('verification');
  const client = useQueryClient();
  const uploaded = useRef(new Map<File, string>());
  const isSending = useRef(false);
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<SendError>();
  const [fieldErrors, setFieldErrors] = useState<ReadonlyMap<string, string>>(new Map());

  const upload = async (file: File, at: number, of: number) => {
    const key =
      uploaded.current.get(file) ??
      (await sendPicture(file, `company-paper-${at + 1}`, (sent) => setProgress((at + sent) / of)));
    uploaded.current.set(file, key);
    return key;
  };

  const uploadAll = async ({ documents }: VerificationDraft) => {
    const papers: VerificationRequest['papers'] = [];
    for (const [at, { type, file, sent }] of documents.entries()) {
      const key = file ? await upload(file, at, documents.length) : sent;
      if (key && type !== '') papers.push({ kind: type, file: key });
    }
    return papers;
  };

  const send = async (draft: VerificationDraft) => {
    if (isSending.current) return;
    isSending.current = true;
    setError(undefined);
    setFieldErrors(new Map());
    setProgress(0);
    try {
      const answer = await sendVerificationRequest(userId, {
        legal_name: draft.legalName.trim(),
        gstin: normaliseGstin(draft.gstin) || null,
        proof_link: toWebAddress(draft.link) || null,
        note: draft.note.trim() || null,
        papers: await uploadAll(draft),
      });
      client.setQueryData(verificationQuery(userId).queryKey, answer);
      toast(t('sent'));
      onSent();
    } catch (cause) {
      const { fields } = readRequestError(cause);
      // The server deletes photos it rejected, so the next try uploads every photo again.
      if (fields.some(({ field }) => field.startsWith('papers.'))) uploaded.current.clear();
      setFieldErrors(new Map(fields.map(({ field, message }) => [field, message])));
      setError(toSendError(cause));
    } finally {
      isSending.current = false;
      setProgress(undefined);
    }
  };

  return { send, progress, error, fieldErrors };
}
