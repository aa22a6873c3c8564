import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { peekTarget } from '../../../../shared/lib/session/index.ts';
import classes from './go-on.module.css';

/** Pages with a name of their own that somebody may have been on the way to. */
const known = {
  [paths.createTalentProfile()]: 'createTalentProfile',
  [paths.myJobs()]: 'myJobs',
  [paths.messages()]: 'messages',
  [paths.myProjects()]: 'myProjects',
  [paths.myJobPostings()]: 'myJobPostings',
  [paths.talentNotifications()]: 'talentNotifications',
  [paths.recruiterNotifications()]: 'recruiterNotifications',
} as const;

/** Where signing in leads, when somebody was on the way to somewhere. */
export function GoOn() {
  const { t } = useTranslation(['auth', 'pages']);
  const target = peekTarget()?.split('?')[0];
  const page = target && known[target];
  if (!page) return null;
  return (
    <p className={classes.goOn}>
      {t('goOn')}
      <strong>{t(`${page}.title`, { ns: 'pages' })}</strong>
    </p>
  );
}
