import { useState } from 'react';
import { useTranslation } from '../../../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../../../shared/ui/button/button.tsx';
import { RadioChips } from '../../../../../../shared/ui/choices/radio-chips.tsx';
import { Notice } from '../../../../../../shared/ui/notice/notice.tsx';
import { PictureSlot } from '../../../../../../shared/ui/picture-slot/picture-slot.tsx';
import { ProgressBar } from '../../../../../../shared/ui/progress-bar/progress-bar.tsx';
import { TextField } from '../../../../../../shared/ui/text-field/text-field.tsx';
import { Pair } from '../../../components/page-section.tsx';
import { useWizard } from '../../../model/wizard-context.ts';
import { faultsOf, kindOf, type ProofDraft } from './proof-faults.ts';
import { useSendProof } from './use-send-proof.ts';

const blank: ProofDraft = { type: null, number: '', front: undefined, back: undefined };

/** Sent by a button of its own: a number like this is neither saved while typed nor kept on the device. */
export function ProofForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('profileWizard');
  const { lists, isReadOnly } = useWizard();
  const [draft, setDraft] = useState(blank);
  const [isTried, setIsTried] = useState(false);
  const { send, share, trouble } = useSendProof(onSent);
  const isBusy = share !== undefined;
  const change = (part: Partial<ProofDraft>) => setDraft({ ...draft, ...part });
  const faults = faultsOf(draft);
  const shown = isTried ? faults : {};
  const kind = kindOf(draft.type);
  const submit = () => {
    setIsTried(true);
    if (Object.keys(faults).length === 0) send(draft);
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
        error={shown.kind && t('about.proof.faults.kind')}
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
          error={shown.number && t(`about.proof.faults.${shown.number}`)}
          onChange={(event) => change({ number: event.currentTarget.value })}
        />
      )}
      <Pair>
        <PictureSlot
          label={t('about.proof.front')}
          file={draft.front}
          onPick={(front) => change({ front })}
          disabled={isReadOnly || isBusy}
          error={shown.front && t('about.proof.faults.front')}
        />
        <PictureSlot
          label={t('about.proof.backOptional')}
          file={draft.back}
          onPick={(back) => change({ back })}
          disabled={isReadOnly || isBusy}
        />
      </Pair>
      {trouble && <Notice family="stop">{trouble}</Notice>}
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
