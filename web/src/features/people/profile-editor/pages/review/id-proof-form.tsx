import { idProofTypeIds } from '@callboard/contract/people/id-proofs';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../../shared/lib/api/request-error.ts';
import { sendPicture } from '../../../../../shared/lib/images/send-picture.ts';
import { toFailure } from '../../../../../shared/lib/images/upload-failure.ts';
import { latinDigits } from '../../../../../shared/lib/typed/digits.ts';
import { Alert } from '../../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../../shared/ui/button/button.tsx';
import { RadioChips } from '../../../../../shared/ui/choices/radio-chips.tsx';
import { PictureSlot } from '../../../../../shared/ui/picture-slot/picture-slot.tsx';
import { ProgressBar } from '../../../../../shared/ui/progress-bar/progress-bar.tsx';
import { TextField } from '../../../../../shared/ui/text-field/text-field.tsx';
import { toast } from '../../../../../shared/ui/toast/toast.ts';
import { changeTalent } from '../../api.ts';
import { Pair } from '../../components/page-section.tsx';
import { useWizard } from '../../model/wizard-context.ts';

export interface ProofDraft {
  readonly type: number | null;
  readonly number: string;
  readonly front: File | undefined;
  readonly back: File | undefined;
}

type ProofKind = keyof typeof idProofTypeIds;

export const kindOf = (type: number | null): ProofKind => {
  const kinds: readonly ProofKind[] = ['aadhaar', 'drivingLicence', 'pan', 'passport', 'other'];
  return kinds.find((kind) => idProofTypeIds[kind] === type) ?? 'other';
};

export const tidyNumber = (typed: string): string => latinDigits(typed).trim();

const most = 40;

interface ProofErrors {
  kind?: 'kind';
  number?: 'aadhaar' | 'number';
  front?: 'front';
}

/** What has to be fixed before the proof can be sent. */
export function errorsOf({ type, number, front }: ProofDraft): ProofErrors {
  const text = tidyNumber(number);
  const isAadhaar = type === idProofTypeIds.aadhaar;
  const isNumberWrong = text === '' || text.length > most || (isAadhaar && !/^\d{4}$/.test(text));
  return {
    ...(type === null && { kind: 'kind' as const }),
    ...(isNumberWrong && { number: isAadhaar ? ('aadhaar' as const) : ('number' as const) }),
    ...(!front && { front: 'front' as const }),
  };
}

const knownErrors = ['network', 'storage', 'full'] as const;

/** Uploads the pictures first, then sends type, number and pictures in one call. */
function useSendProof(onSent: () => void) {
  const { t } = useTranslation('profileWizard');
  const { wizard, updatePayload } = useWizard();
  const [share, setShare] = useState<number>();
  const [error, setError] = useState<string>();
  const isRunning = useRef(false);

  const send = async ({ type, number, front, back }: ProofDraft) => {
    if (isRunning.current || type === null || !front) return;
    isRunning.current = true;
    setError(undefined);
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
      updatePayload((payload) => ({ ...payload, id_proof }));
      toast(t('about.proof.sent'));
      onSent();
    } catch (caught) {
      const { reason } = toFailure(caught);
      const { fields, detail } = readRequestError(caught);
      const message = fields[0]?.message ?? (reason === 'quota' ? detail : undefined);
      const known = knownErrors.find((one) => one === reason) ?? 'other';
      setError(message ?? t(`about.proof.errors.${known}`));
    } finally {
      isRunning.current = false;
      setShare(undefined);
    }
  };

  return { send: (draft: ProofDraft) => void send(draft), share, error };
}

const blank: ProofDraft = { type: null, number: '', front: undefined, back: undefined };

/** Has its own button: an ID number is not autosaved and never stored on the device. */
export function ProofForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('profileWizard');
  const { lists, isReadOnly } = useWizard();
  const [draft, setDraft] = useState(blank);
  const [isTried, setIsTried] = useState(false);
  const { send, share, error } = useSendProof(onSent);
  const isBusy = share !== undefined;
  const change = (part: Partial<ProofDraft>) => setDraft({ ...draft, ...part });
  const errors = errorsOf(draft);
  const shown = isTried ? errors : {};
  const kind = kindOf(draft.type);
  const submit = () => {
    setIsTried(true);
    if (Object.keys(errors).length === 0) send(draft);
  };
  return (
    <>
      <RadioChips
        label={t('about.proof.kind')}
        options={lists.id_proof_types.map(({ id, name }) => ({ value: id, label: name }))}
        value={draft.type}
        onChange={(type) => change({ type, number: '' })}
        isOptional={false}
        disabled={isReadOnly || isBusy}
        error={shown.kind && t('about.proof.fieldErrors.kind')}
      />
      {draft.type !== null && (
        <TextField
          label={t(`about.proof.number.${kind}`)}
          hint={t(`about.proof.numberHint.${kind}`)}
          inputMode={kind === 'aadhaar' ? 'numeric' : 'text'}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={draft.number}
          readOnly={isBusy}
          error={shown.number && t(`about.proof.fieldErrors.${shown.number}`)}
          onChange={(event) => change({ number: event.currentTarget.value })}
        />
      )}
      <Pair>
        <PictureSlot
          label={t('about.proof.front')}
          file={draft.front}
          onPick={(front) => change({ front })}
          disabled={isReadOnly || isBusy}
          error={shown.front && t('about.proof.fieldErrors.front')}
        />
        <PictureSlot
          label={t('about.proof.backOptional')}
          file={draft.back}
          onPick={(back) => change({ back })}
          disabled={isReadOnly || isBusy}
        />
      </Pair>
      {error && <Alert family="stop">{error}</Alert>}
      {share !== undefined && (
        <ProgressBar
          label={t('about.proof.sending', { percent: Math.round(share * 100) })}
          value={share * 100}
        />
      )}
      <div>
        <Button variant="ink" onClick={submit} loading={isBusy} disabled={isReadOnly}>
          {t('about.proof.send')}
        </Button>
      </div>
    </>
  );
}
