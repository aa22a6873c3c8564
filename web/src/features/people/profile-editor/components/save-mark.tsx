import { Check, CircleAlert, CloudOff, type LucideIcon, RefreshCw, Snowflake } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { HeaderNote } from '../../../../shared/ui/header-note/header-note.tsx';
import type { SaveMark as Mark } from '../autosave/save-status.ts';
import { linkTo } from '../model/page-links.ts';
import { placeId } from '../model/places.ts';
import { useFaultyFields, useSaveMark } from '../model/use-save-mark.ts';
import { useWizard } from '../model/wizard-context.ts';
import classes from './save-mark.module.css';

const icons: Record<Mark, LucideIcon> = {
  saved: Check,
  saving: RefreshCw,
  offline: CloudOff,
  waiting: RefreshCw,
  refused: CircleAlert,
  faulty: CircleAlert,
  frozen: Snowflake,
};

function Words({ mark, count }: { mark: Mark; count: number }) {
  const { t } = useTranslation('profileWizard');
  const Icon = icons[mark];
  return (
    <>
      <Icon size={16} aria-hidden />
      <span className={classes.whole}>{t(`mark.${mark}`, { count })}</span>
      <span className={classes.short} aria-hidden>
        {t(`shortMark.${mark}`, { count })}
      </span>
    </>
  );
}

/** How saving stands, in the header where it is always in sight. */
export function SaveMark() {
  const { wizard } = useWizard();
  const { mark, faulty } = useSaveMark(wizard);
  const [first] = useFaultyFields(wizard);
  return (
    <HeaderNote>
      <div
        className={classes.mark}
        data-mark={mark}
        role="status"
        // Every pause in the typing saves: only what goes wrong is worth an interruption.
        aria-live={mark === 'saved' || mark === 'saving' ? 'off' : 'polite'}
      >
        {mark === 'faulty' && first ? (
          <Link className={classes.link} to={linkTo(first.page, placeId(first.field))}>
            <Words mark={mark} count={faulty} />
          </Link>
        ) : (
          <Words mark={mark} count={faulty} />
        )}
      </div>
    </HeaderNote>
  );
}
