import { Users } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Conflict } from '../../lib/autosave/conflicts.ts';
import { Button } from '../button/button.tsx';
import '../form-i18n.ts';
import classes from './conflict-note.module.css';

interface ConflictNoteProps {
  conflict: Conflict<unknown>;
  onUseMine: () => void;
  onKeepTheirs: () => void;
}

/** Whose words are there, and one's own beside them. */
export function ConflictNote({ conflict: { mine, by }, onUseMine, onKeepTheirs }: ConflictNoteProps) {
  const { t } = useTranslation('formControls');
  return (
    <div className={classes.conflict} role="status">
      <p className={classes.who}>
        <Users size={15} aria-hidden />
        {t('conflict.title', { name: by ?? t('conflict.someone') })}
      </p>
      <p className={classes.mine}>
        {typeof mine === 'string' ? t('conflict.mine', { text: mine }) : t('conflict.mineOther')}
      </p>
      <div className={classes.choices}>
        <Button variant="outline" size="xs" onClick={onUseMine}>
          {t('conflict.useMine')}
        </Button>
        <Button variant="ghost" size="xs" onClick={onKeepTheirs}>
          {t('conflict.keepTheirs')}
        </Button>
      </div>
    </div>
  );
}
