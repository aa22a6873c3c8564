import { Check } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { CharacterCount } from '../../../../shared/ui/character-count/character-count.tsx';
import { TextArea } from '../../../../shared/ui/text-area/text-area.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { longest, type PapersDraft, stateOf, tidyGstin } from '../model/papers-draft.ts';
import classes from './verification.module.css';

interface WordFieldsProps {
  draft: PapersDraft;
  onChange: (part: Partial<PapersDraft>) => void;
  wordsFor: (field: string) => string | undefined;
  isBusy: boolean;
}

const wholeGstin = 15;

export function WordFields({ draft, onChange, wordsFor, isBusy }: WordFieldsProps) {
  const { t } = useTranslation('verification');
  const state = stateOf(draft.gstin);
  // Told while it is typed, once there is enough to tell.
  const isWhole = tidyGstin(draft.gstin).length >= wholeGstin;
  return (
    <>
      <TextField
        label={t('legalName')}
        hint={t('legalNameHint')}
        autoComplete="organization"
        value={draft.legalName}
        readOnly={isBusy}
        error={wordsFor('legal_name')}
        onChange={(event) => onChange({ legalName: event.currentTarget.value })}
      />
      <div className={classes.pair}>
        <TextField
          label={t('gstinLabel')}
          hint={state ? t('gstinGood', { state }) : t('gstinHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={draft.gstin}
          readOnly={isBusy}
          end={state && <Check className={classes.good} size={18} aria-hidden />}
          error={wordsFor('gstin') ?? (isWhole && !state ? t('faults.gstin') : undefined)}
          onChange={(event) => onChange({ gstin: event.currentTarget.value })}
        />
        <TextField
          label={t('link')}
          hint={t('linkHint')}
          type="url"
          inputMode="url"
          value={draft.link}
          readOnly={isBusy}
          error={wordsFor('proof_link')}
          onChange={(event) => onChange({ link: event.currentTarget.value })}
        />
      </div>
      <TextArea
        label={t('note')}
        rows={3}
        hint={<CharacterCount text={draft.note} most={longest.note} />}
        value={draft.note}
        readOnly={isBusy}
        error={wordsFor('note')}
        onChange={(event) => onChange({ note: event.currentTarget.value })}
      />
    </>
  );
}
