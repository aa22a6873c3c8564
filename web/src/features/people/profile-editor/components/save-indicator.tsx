import { Check, CircleAlert, CloudOff, type LucideIcon, RefreshCw, Snowflake } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { HeaderNote } from '../../../../shared/ui/header-note/header-note.tsx';
import type { SaveState } from '../autosave/save-status.ts';
import { linkToField } from '../model/page-fields.ts';
import { useInvalidFields, useSaveStatus } from '../model/use-save-status.ts';
import { useWizard } from '../model/wizard-context.ts';
import classes from './save-indicator.module.css';

const icons: Record<SaveState, LucideIcon> = {
  saved: Check,
  saving: RefreshCw,
  offline: CloudOff,
  waiting: RefreshCw,
  refused: CircleAlert,
  faulty: CircleAlert,
  frozen: Snowflake,
};

function StatusText({ mark, count }: { mark: SaveState; count: number }) {
  const { t } = useTranslation('profileWizard');
  const Icon = icons[mark];
  return (
    <>
      <Icon size={16} aria-hidden />
      <span className={classes.full}>{t(`mark.${mark}`, { count })}</span>
      <span className={classes.short} aria-hidden>
        {t(`shortMark.${mark}`, { count })}
      </span>
    </>
  );
}

/** The save status, in the header where it is always visible. */
export function SaveIndicator() {
  const { wizard } = useWizard();
  const { mark, invalid } = useSaveStatus(wizard);
  const [first] = useInvalidFields(wizard);
  return (
    <HeaderNote>
      <div
        className={classes.mark}
        data-mark={mark}
        role="status"
        // Every pause in typing saves, so only problems are announced.
        aria-live={mark === 'saved' || mark === 'saving' ? 'off' : 'polite'}
      >
        {mark === 'faulty' && first ? (
          <Link className={classes.link} to={linkToField(first)}>
            <StatusText mark={mark} count={invalid} />
          </Link>
        ) : (
          <StatusText mark={mark} count={invalid} />
        )}
      </div>
    </HeaderNote>
  );
}
