import { paperKinds } from '@callboard/contract/people/recruiter-verification';
import { X } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { PictureSlot } from '../../../../shared/ui/picture-slot/picture-slot.tsx';
import { SelectField } from '../../../../shared/ui/select-field/select-field.tsx';
import { type PaperDraft, toKind } from '../model/papers-draft.ts';
import classes from './verification.module.css';

interface PaperFieldProps {
  paper: PaperDraft;
  at: number;
  isBusy: boolean;
  wordsFor: (field: string) => string | undefined;
  onChange: (paper: PaperDraft) => void;
  onRemove: (() => void) | undefined;
}

/** One page: what it is, and its picture. */
export function PaperField({ paper, at, isBusy, wordsFor, onChange, onRemove }: PaperFieldProps) {
  const { t } = useTranslation('verification');
  const number = at + 1;
  return (
    <li className={classes.paper}>
      <div className={classes.paperHead}>
        <h3 className={classes.small}>{t('paper', { number })}</h3>
        {onRemove && (
          <button
            type="button"
            className={classes.remove}
            aria-label={t('removePaper', { number })}
            disabled={isBusy}
            onClick={onRemove}
          >
            <X size={18} aria-hidden />
          </button>
        )}
      </div>
      <div className={classes.pair}>
        <SelectField
          label={t('kind')}
          placeholder={t('kindNone')}
          options={paperKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          value={paper.kind}
          disabled={isBusy}
          error={wordsFor(`papers.${at}.kind`)}
          onChange={(event) => onChange({ ...paper, kind: toKind(event.currentTarget.value) })}
        />
        <PictureSlot
          label={t('picture', { number })}
          file={paper.file}
          onPick={(file) => onChange({ ...paper, file })}
          error={wordsFor(`papers.${at}.file`)}
          disabled={isBusy}
        />
      </div>
    </li>
  );
}
