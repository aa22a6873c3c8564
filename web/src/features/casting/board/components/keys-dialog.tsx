import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { Kbd } from '../../../../shared/ui/kbd/kbd.tsx';
import classes from './dialogs.module.css';

const readingKeys = [
  ['arrows', ['↑', '↓', '←', '→']],
  ['enter', ['Enter', 'Space']],
  ['profile', ['O']],
] as const;

const changingKeys = [
  ['select', ['X']],
  ['grab', ['M']],
  ['note', ['N']],
  ['rate', ['1', '–', '5']],
  ['remove', ['Delete']],
  ['invite', ['I']],
  ['clear', ['Esc']],
] as const;

const helpKeys = [['help', ['?']]] as const;

interface KeysDialogProps {
  canEdit: boolean;
  onClose: () => void;
}

export function KeysDialog({ canEdit, onClose }: KeysDialogProps) {
  const { t } = useTranslation('projectBoard');
  const keys = [...readingKeys, ...(canEdit ? changingKeys : []), ...helpKeys];
  return (
    <Dialog opened onClose={onClose} title={t('keys.title')}>
      <dl className={classes.keys}>
        {keys.map(([what, pressed]) => (
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
