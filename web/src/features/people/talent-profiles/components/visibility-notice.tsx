import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Notice } from '../../../../shared/ui/notice/notice.tsx';
import type { VisibilityNote } from '../model/visibility-note.ts';
import classes from './visibility-notice.module.css';

/** Says why others do not see what the owner sees, and where to change it. */
export function VisibilityNotice({ note }: { note: VisibilityNote }) {
  const { t } = useTranslation('talentProfile');
  const ways = {
    draft: <Link to={paths.createTalentProfile()}>{t('notes.draftAction')}</Link>,
    hidden: <Link to={`${paths.settings(1)}#visibility`}>{t('notes.settings')}</Link>,
    frozen: undefined,
    minor: undefined,
  } as const;
  return (
    <div className={classes.note}>
      <Notice family={note === 'frozen' ? 'frozen' : 'wait'} action={ways[note]}>
        {t(`notes.${note}`)}
      </Notice>
    </div>
  );
}
