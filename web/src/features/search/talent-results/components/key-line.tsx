import '../words.ts';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Kbd } from '../../../../shared/ui/kbd/kbd.tsx';
import { usePageKeys } from '../model/use-page-keys.ts';
import classes from './key-line.module.css';
import { KeysDialog } from './keys-dialog.tsx';

interface KeyLineProps {
  /** Only recruiters shortlist and unlock. */
  isRecruiter: boolean;
  character?: string | undefined;
}

/** The keys that move and act, for those who have a keyboard. */
export function KeyLine({ isRecruiter, character }: KeyLineProps) {
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
