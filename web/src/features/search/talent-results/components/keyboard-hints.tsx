import '../i18n.ts';
import { Fragment, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { usePageKeys } from '../../../../shared/lib/page-keys.ts';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { Kbd } from '../../../../shared/ui/kbd/kbd.tsx';
import classes from './keyboard-hints.module.css';

interface KeysDialogProps {
  opened: boolean;
  onClose: () => void;
  isRecruiter: boolean;
}

function KeysDialog({ opened, onClose, isRecruiter }: KeysDialogProps) {
  const { t } = useTranslation('talentResults');
  const lines = [
    { action: 'move', keys: ['←', '↑', '↓', '→'] },
    { action: 'ends', keys: [t('keys.home'), t('keys.end')] },
    { action: 'space', keys: [t('keys.space')] },
    { action: 'enter', keys: [t('keys.enter')] },
    ...(isRecruiter
      ? ([
          { action: 'shortlist', keys: ['S'] },
          { action: 'unlock', keys: ['U'] },
          { action: 'select', keys: ['X'] },
        ] as const)
      : []),
    { action: 'compare', keys: ['C'] },
    { action: 'similar', keys: ['M'] },
    { action: 'name', keys: ['/'] },
    { action: 'keys', keys: ['?'] },
  ] as const;
  return (
    <Dialog opened={opened} onClose={onClose} title={t('keys.title')} lead={t('keys.lead')}>
      <dl className={classes.keyList}>
        {lines.map(({ action, keys }) => (
          <Fragment key={action}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{t(`keys.actions.${action}`)}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  );
}

interface KeyboardHintsProps {
  /** Only recruiters shortlist and unlock. */
  isRecruiter: boolean;
  character?: string | undefined;
}

export function KeyboardHints({ isRecruiter, character }: KeyboardHintsProps) {
  const { t } = useTranslation('talentResults');
  const [isOpen, setIsOpen] = useState(false);
  usePageKeys({ '?': () => setIsOpen(true) });
  return (
    <div className={classes.keys}>
      <span>
        <Kbd>←</Kbd> <Kbd>→</Kbd> {t('keys.move')}
      </span>
      <span>
        <Kbd>{t('keys.space')}</Kbd> {t('keys.quickView')}
      </span>
      {isRecruiter && (
        <span className={classes.shortlist}>
          <Kbd>S</Kbd> {character ? t('keys.shortlistFor', { name: character }) : t('keys.shortlist')}
        </span>
      )}
      {isRecruiter && (
        <span>
          <Kbd>U</Kbd> {t('keys.unlock')}
        </span>
      )}
      {isRecruiter && (
        <span className={classes.select}>
          <Kbd>X</Kbd> {t('keys.select')}
        </span>
      )}
      <span className={classes.compare}>
        <Kbd>C</Kbd> {t('keys.compare')}
      </span>
      <button type="button" onClick={() => setIsOpen(true)}>
        <Kbd>?</Kbd> {t('keys.all')}
      </button>
      <KeysDialog opened={isOpen} onClose={() => setIsOpen(false)} isRecruiter={isRecruiter} />
    </div>
  );
}
