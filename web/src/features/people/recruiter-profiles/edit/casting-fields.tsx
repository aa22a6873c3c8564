import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Card, Stack } from '../../../../shared/ui/layout/layout.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { SelectField } from '../../../../shared/ui/select-field/select-field.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { useLists } from '../../../site/reference/index.ts';
import { blankCasting, type CastingDraft, maxCastings } from './draft.ts';
import classes from './edit-dialog.module.css';
import type { Edit } from './use-edit.ts';

interface CastingLineProps {
  casting: CastingDraft;
  at: number;
  isLast: boolean;
  errorOf: Edit['errorOf'];
  onChange: (casting: CastingDraft) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function CastingLine({ casting, at, isLast, errorOf, onChange, onMove, onRemove }: CastingLineProps) {
  const { t } = useTranslation('recruiterProfile');
  const { data: lists } = useLists();
  const number = at + 1;
  const types = lists?.project_types ?? [];
  const buttons = [
    { label: t('edit.up', { number }), icon: ArrowUp, disabled: at === 0, onClick: () => onMove(-1) },
    { label: t('edit.down', { number }), icon: ArrowDown, disabled: isLast, onClick: () => onMove(1) },
    { label: t('edit.remove', { number }), icon: Trash2, disabled: false, onClick: onRemove },
  ];
  return (
    <Card as="li" padding={3} className={classes.casting}>
      <div className={classes.castingHead}>
        <span>{t('edit.castingOf', { number })}</span>
        {buttons.map(({ label, icon: Icon, disabled, onClick }) => (
          <button
            key={label}
            type="button"
            className={classes.icon}
            aria-label={label}
            disabled={disabled}
            onClick={onClick}
          >
            <Icon size={17} aria-hidden />
          </button>
        ))}
      </div>
      <TextField
        label={t('edit.castingTitle')}
        value={casting.title}
        error={errorOf(`past_castings.${at}.title`)}
        onChange={(event) => onChange({ ...casting, title: event.currentTarget.value })}
      />
      <div className={classes.castingMore}>
        <SelectField
          label={t('edit.castingType')}
          placeholder={t('edit.castingTypeNone')}
          options={types.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={casting.kind === null ? '' : String(casting.kind)}
          error={errorOf(`past_castings.${at}.project_type`)}
          onChange={(event) => onChange({ ...casting, kind: Number(event.currentTarget.value) || null })}
        />
        <TextField
          label={t('edit.castingYear')}
          inputMode="numeric"
          value={casting.year}
          error={errorOf(`past_castings.${at}.year`)}
          onChange={(event) => onChange({ ...casting, year: event.currentTarget.value })}
        />
      </div>
    </Card>
  );
}

export function CastingFields({ edit: { draft, change, errorOf } }: { edit: Edit }) {
  const { t } = useTranslation('recruiterProfile');
  const [announced, setAnnounced] = useState('');
  const { castings } = draft;
  const put = (next: CastingDraft[]) => change({ castings: next });
  const move = (at: number, by: -1 | 1) => {
    const one = castings[at];
    if (!one) return;
    put(castings.toSpliced(at, 1).toSpliced(at + by, 0, one));
    setAnnounced(t('edit.moved', { number: at + by + 1 }));
  };
  return (
    <Stack gap={4}>
      <SectionTitle aside={t('edit.pastCount', { used: castings.length, most: maxCastings })}>
        {t('edit.past')}
      </SectionTitle>
      {castings.length === 0 && <p className={classes.none}>{t('edit.pastNone')}</p>}
      <Stack as="ol">
        {castings.map((casting, at) => (
          <CastingLine
            key={casting.key}
            casting={casting}
            at={at}
            isLast={at === castings.length - 1}
            errorOf={errorOf}
            onChange={(next) => put(castings.with(at, next))}
            onMove={(by) => move(at, by)}
            onRemove={() => put(castings.filter(({ key }) => key !== casting.key))}
          />
        ))}
      </Stack>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      {castings.length < maxCastings && (
        <div>
          <Button
            variant="outline"
            leftSection={<Plus size={16} aria-hidden />}
            onClick={() => put([...castings, blankCasting()])}
          >
            {t('edit.addCasting')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
