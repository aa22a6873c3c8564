import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { SegmentSwitch } from '../../../../shared/ui/segment-switch/segment-switch.tsx';
import { SelectField } from '../../../../shared/ui/select-field/select-field.tsx';
import type { NamedEntry } from '../../shortlists/index.ts';
import classes from './move-dialog.module.css';

interface Target {
  readonly id: number;
  readonly name: string;
}

interface MoveDialogProps {
  entries: readonly NamedEntry[];
  /** The other characters that are being cast. */
  targets: readonly Target[];
  onMove: (to: Target, copy: boolean) => void;
  onClose: () => void;
}

/** Where they go, and whether they stay here as well. */
export function MoveDialog({ entries, targets, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation('shortlistPage');
  const [target, setTarget] = useState(targets[0]?.id);
  const [how, setHow] = useState<'move' | 'copy'>('move');
  const to = targets.find(({ id }) => id === target);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('move.title', { count: entries.length, name: entries[0]?.name ?? '' })}
      lead={to ? t('move.lead') : t('move.none')}
    >
      {to && (
        <div className={classes.fields}>
          <SelectField
            label={t('move.to')}
            value={String(to.id)}
            onChange={(event) => setTarget(Number(event.currentTarget.value))}
            options={targets.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
          <SegmentSwitch
            label={t('move.how')}
            options={[
              { value: 'move', label: t('move.move') },
              { value: 'copy', label: t('move.copy') },
            ]}
            value={how}
            onChange={setHow}
          />
        </div>
      )}
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          {t('move.cancel')}
        </Button>
        {to && (
          <Button
            onClick={() => {
              onClose();
              onMove(to, how === 'copy');
            }}
          >
            {t(`move.send.${how}`, { character: to.name })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
