import { Check, CircleAlert, CloudOff, type LucideIcon, RefreshCw, Snowflake } from 'lucide-react';
import { Link, type To } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { SaveState } from '../../lib/autosave/save-status.ts';
import '../form-i18n.ts';
import { HeaderNote } from '../header-note/header-note.tsx';
import classes from './save-mark.module.css';

const icons: Record<SaveState, LucideIcon> = {
  saved: Check,
  saving: RefreshCw,
  offline: CloudOff,
  waiting: RefreshCw,
  refused: CircleAlert,
  faulty: CircleAlert,
  frozen: Snowflake,
};

interface SaveMarkProps {
  state: SaveState;
  /** How many fields have to be fixed. */
  invalid: number;
  /** Leads to the first of them. */
  toFirst?: To | undefined;
}

function StateText({ state, invalid: count }: SaveMarkProps) {
  const { t } = useTranslation('formControls');
  const Icon = icons[state];
  return (
    <>
      <Icon size={16} aria-hidden />
      <span className={classes.full}>{t(`saveState.${state}`, { count })}</span>
      <span className={classes.short} aria-hidden>
        {t(`saveStateShort.${state}`, { count })}
      </span>
    </>
  );
}

/** The save status, where the page has a place for it. */
export function SaveStateLine(props: SaveMarkProps) {
  const { state, toFirst } = props;
  return (
    <div
      className={classes.mark}
      data-mark={state}
      role="status"
      // Every pause in typing saves, so only problems are announced.
      aria-live={state === 'saved' || state === 'saving' ? 'off' : 'polite'}
    >
      {state === 'faulty' && toFirst ? (
        <Link className={classes.link} to={toFirst}>
          <StateText {...props} />
        </Link>
      ) : (
        <StateText {...props} />
      )}
    </div>
  );
}

/** The save status, in the header where it is always visible. */
export const SaveMark = (props: SaveMarkProps) => (
  <HeaderNote>
    <SaveStateLine {...props} />
  </HeaderNote>
);
