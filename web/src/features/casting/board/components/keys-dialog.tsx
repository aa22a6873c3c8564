import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { Kbd } from '../../../../shared/ui/kbd/kbd.tsx';
import classes from './dialogs.module.css';

const keys = [
  ['arrows', ['↑', '↓', '←', '→']],
  ['enter', ['Enter', 'Space']],
  ['profile', ['O']],
  ['select', ['X']],
  ['grab', ['M']],
  ['note', ['N']],
  ['rate', ['1', '–', '5']],
  ['remove', ['Delete']],
  ['invite', ['I']],
  ['clear', ['Esc']],
  ['help', ['?']],
] as const;

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('projectBoard');
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
