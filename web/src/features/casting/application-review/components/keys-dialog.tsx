import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { Kbd } from '../../../../shared/ui/kbd/kbd.tsx';
import { decidingKey } from '../model/decisions.ts';
import classes from './keys-dialog.module.css';

const keys = [
  ['decide', ['1', '2', '3', '4', '5']],
  ['deciding', [decidingKey]],
  ['turn', ['←', '→']],
  ['play', ['Space']],
  ['note', ['N']],
  ['undo', ['Z']],
  ['grid', ['G']],
  ['help', ['?']],
] as const;

const deciding: readonly string[] = ['decide', 'deciding', 'undo'];

interface KeysDialogProps {
  canDecide: boolean;
  onClose: () => void;
}

export function KeysDialog({ canDecide, onClose }: KeysDialogProps) {
  const { t } = useTranslation('applicationReview');
  return (
    <Dialog opened onClose={onClose} title={t('keys.title')}>
      <dl className={classes.keys}>
        {keys
          .filter(([what]) => canDecide || !deciding.includes(what))
          .map(([what, pressed]) => (
            <div key={what}>
              <dt>
                {pressed.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </dt>
              <dd>{t(`keys.${what}`)}</dd>
            </div>
          ))}
      </dl>
    </Dialog>
  );
}
