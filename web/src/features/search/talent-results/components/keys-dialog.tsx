import { Fragment } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { Kbd } from '../../../../shared/ui/kbd/kbd.tsx';
import classes from './keys-dialog.module.css';

interface KeysDialogProps {
  opened: boolean;
  onClose: () => void;
  isRecruiter: boolean;
}

/** Every key of the page. */
export function KeysDialog({ opened, onClose, isRecruiter }: KeysDialogProps) {
  const { t } = useTranslation('talentResults');
  const lines = [
    { does: 'move', keys: ['←', '↑', '↓', '→'] },
    { does: 'ends', keys: [t('keys.home'), t('keys.end')] },
    { does: 'space', keys: [t('keys.space')] },
    { does: 'enter', keys: [t('keys.enter')] },
    ...(isRecruiter
      ? ([
          { does: 'shortlist', keys: ['S'] },
          { does: 'unlock', keys: ['U'] },
        ] as const)
      : []),
    { does: 'compare', keys: ['C'] },
    { does: 'like', keys: ['M'] },
    { does: 'name', keys: ['/'] },
    { does: 'keys', keys: ['?'] },
  ] as const;
  return (
    <Dialog opened={opened} onClose={onClose} title={t('keys.title')} lead={t('keys.lead')}>
      <dl className={classes.keys}>
        {lines.map(({ does, keys }) => (
          <Fragment key={does}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{t(`keys.does.${does}`)}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  );
}
