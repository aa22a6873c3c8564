import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { sendPicture } from '../../../../shared/lib/images/send-picture.ts';
import { toFailure } from '../../../../shared/lib/images/upload-failure.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { type PapersBody, sendPapers, verificationQuery } from '../api.ts';
import { forgetWords } from './kept-words.ts';
import { type PapersDraft, tidyGstin, toAddress } from './papers-draft.ts';

const uploadTroubles = ['network', 'storage', 'busy', 'quota', 'full'] as const;
export type RequestError = 'fields' | (typeof uploadTroubles)[number] | 'settled' | 'other';

const toTrouble = (error: unknown): RequestError => {
  const { code, fields } = readRequestError(error);
  if (fields.length > 0) return 'fields';
  if (code === 'ALREADY_SETTLED') return 'settled';
  const { reason } = toFailure(error);
  return uploadTroubles.find((known) => known === reason) ?? 'other';
};

/** The pictures first, then everything in one call. A picture that arrived is not sent again. */
export function useSendPapers(userId: number, onSent: () => void) {
  const { t } = useTranslation('verification');
  const client = useQueryClient();
  const arrived = useRef(new Map<File, string>());
  const isUnderWay = useRef(false);
  const [share, setShare] = useState<number>();
  const [trouble, setTrouble] = useState<RequestError>();
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());

  const upload = async (file: File, at: number, of: number) => {
    const key =
      arrived.current.get(file) ??
      (await sendPicture(file, `company-paper-${at + 1}`, (sent) => setShare((at + sent) / of)));
    arrived.current.set(file, key);
    return key;
  };

  const uploadAll = async ({ papers }: PapersDraft) => {
    const sent: PapersBody['papers'] = [];
    for (const [at, { kind, file }] of papers.entries())
      if (file && kind !== '') sent.push({ kind, file: await upload(file, at, papers.length) });
    return sent;
  };

  const send = async (draft: PapersDraft) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setTrouble(undefined);
    setRefusals(new Map());
    setShare(0);
    try {
      const answer = await sendPapers(userId, {
        legal_name: draft.legalName.trim(),
        gstin: tidyGstin(draft.gstin) || null,
        proof_link: toAddress(draft.link) || null,
        note: draft.note.trim() || null,
        papers: await uploadAll(draft),
      });
      client.setQueryData(verificationQuery(userId).queryKey, answer);
      forgetWords(userId);
      toast(t('sent'));
      onSent();
    } catch (error) {
      const { fields } = readRequestError(error);
      // What the server looked at and refused is gone there: the next try sends every picture anew.
      if (fields.some(({ field }) => field.startsWith('papers.'))) arrived.current.clear();
      setRefusals(new Map(fields.map(({ field, message }) => [field, message])));
      setTrouble(toTrouble(error));
    } finally {
      isUnderWay.current = false;
      setShare(undefined);
    }
  };

  return { send: (draft: PapersDraft) => void send(draft), share, trouble, refusals };
}
