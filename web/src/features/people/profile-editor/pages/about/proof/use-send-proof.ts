import { useRef, useState } from 'react';
import { useTranslation } from '../../../../../../shared/i18n/use-translation.ts';
import { readTrouble } from '../../../../../../shared/lib/api/request-error.ts';
import { sendPicture } from '../../../../../../shared/lib/images/send-picture.ts';
import { toFailure } from '../../../../../../shared/lib/images/upload-failure.ts';
import { toast } from '../../../../../../shared/ui/toast/toast.ts';
import { changeTalent } from '../../../api.ts';
import { useWizard } from '../../../model/wizard-context.ts';
import { type ProofDraft, tidyNumber } from './proof-faults.ts';

const troubles = ['network', 'storage', 'full'] as const;

/** The pictures first, then kind, number and pictures together in one call. */
export function useSendProof(onSent: () => void) {
  const { t } = useTranslation('profileWizard');
  const { wizard, keep } = useWizard();
  const [share, setShare] = useState<number>();
  const [trouble, setTrouble] = useState<string>();
  const isUnderWay = useRef(false);

  const send = async ({ type, number, front, back }: ProofDraft) => {
    if (isUnderWay.current || type === null || !front) return;
    isUnderWay.current = true;
    setTrouble(undefined);
    setShare(0);
    const parts = back ? 2 : 1;
    try {
      const frontKey = await sendPicture(front, 'proof-front', (sent) => setShare(sent / parts));
      const backKey = back && (await sendPicture(back, 'proof-back', (sent) => setShare((1 + sent) / parts)));
      const { id_proof } = await changeTalent(wizard.userId, {
        proof_type: type,
        proof_id_number: tidyNumber(number),
        proof_img: frontKey,
        ...(backKey && { proof_doc: backKey }),
      });
      keep((payload) => ({ ...payload, id_proof }));
      toast(t('about.proof.sent'));
      onSent();
    } catch (error) {
      const { reason } = toFailure(error);
      const { fields, detail } = readTrouble(error);
      const said = fields[0]?.message ?? (reason === 'quota' ? detail : undefined);
      const known = troubles.find((one) => one === reason) ?? 'other';
      setTrouble(said ?? t(`about.proof.trouble.${known}`));
    } finally {
      isUnderWay.current = false;
      setShare(undefined);
    }
  };

  return { send: (draft: ProofDraft) => void send(draft), share, trouble };
}
