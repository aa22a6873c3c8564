import type { BoardRow } from '@callboard/contract/casting/board';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { SegmentSwitch } from '../../../../shared/ui/segment-switch/segment-switch.tsx';
import { SelectField } from '../../../../shared/ui/select-field/select-field.tsx';
import type { PickedCard } from '../model/use-board-actions.ts';
import classes from './dialogs.module.css';

interface MoveDialogProps {
  picked: readonly PickedCard[];
  rows: readonly BoardRow[];
  onMove: (to: BoardRow, copy: boolean) => void;
  onClose: () => void;
}

/** Where they go, and whether they stay here as well. */
export function MoveDialog({ picked, rows, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation('projectBoard');
  const here = new Set(picked.map(({ row }) => row.id));
  const targets = rows.filter(({ id, status }) => status === 'casting' && !(here.size === 1 && here.has(id)));
  const [target, setTarget] = useState(targets[0]?.id);
  // Only who is on the shortlist and no further can leave it for another.
  const canMove = picked.every(({ card }) => card.stage === 'shortlisted' && card.entry);
  const [how, setHow] = useState<'move' | 'copy'>(canMove ? 'move' : 'copy');
  const to = targets.find(({ id }) => id === target);
  const name = picked[0]?.card.name ?? '';
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('move.title', { count: picked.length, name })}
      lead={t('move.lead')}
    >
      {to ? (
        <div className={classes.fields}>
          <SelectField
            label={t('move.to')}
            value={String(to.id)}
            onChange={(event) => setTarget(Number(event.currentTarget.value))}
            options={targets.map((row) => ({ value: String(row.id), label: row.name }))}
          />
          {canMove && (
            <SegmentSwitch
              label={t('move.how')}
              options={[
                { value: 'move', label: t('move.move') },
                { value: 'copy', label: t('move.copy') },
              ]}
              value={how}
              onChange={setHow}
            />
          )}
        </div>
      ) : (
        <p className={classes.none}>{t('move.none')}</p>
      )}
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          {t('move.cancel')}
        </Button>
        {to && (
          <Button
            onClick={() => {
              onMove(to, how === 'copy');
              onClose();
            }}
          >
            {t(`move.send.${how}`, { character: to.name })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
