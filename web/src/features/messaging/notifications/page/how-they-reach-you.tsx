import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { SkeletonText, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { useUserRecord } from '../../../accounts/settings/index.ts';
import { type ManagerReach, reachOf } from '../model/reach.ts';
import classes from './panel.module.css';
import { Panel } from './panel.tsx';

interface HowTheyReachYouProps {
  userId: number;
  userType: 1 | 2;
}

function useManagerWords() {
  const { t } = useTranslation('notifications');
  return (manager: ManagerReach) => {
    switch (manager.kind) {
      case 'only':
        return t('reach.only', { topic: t(`reach.topic.${manager.topic}`) });
      case 'topics':
        return t('reach.topics', { count: manager.count });
      default:
        return t(`reach.${manager.kind}`);
    }
  };
}

function Ways({ userId }: Pick<HowTheyReachYouProps, 'userId'>) {
  const { t } = useTranslation('notifications');
  const { data, isError } = useUserRecord(userId);
  const managerWords = useManagerWords();
  if (isError && !data) return <p className={classes.text}>{t('reach.failed')}</p>;
  if (!data) {
    return (
      <div className={classes.toCome}>
        <Waiting label={t('reach.loading')}>
          <SkeletonText lines={3} />
        </Waiting>
      </div>
    );
  }
  const { email, whatsapp, manager } = reachOf(data);
  return (
    <Facts>
      <Fact label={t('reach.here')}>{t('reach.always')}</Fact>
      <Fact label={t('reach.email')}>{t(`reach.${email}`)}</Fact>
      <Fact label={t('reach.whatsapp')}>{t(`reach.${whatsapp}`)}</Fact>
      {manager && <Fact label={t('reach.manager')}>{managerWords(manager)}</Fact>}
    </Facts>
  );
}

/** The ways somebody has chosen to be told, and where to choose others. */
export function HowTheyReachYou({ userId, userType }: HowTheyReachYouProps) {
  const { t } = useTranslation('notifications');
  return (
    <Panel title={t('reach.title')}>
      <Ways userId={userId} />
      <ButtonLink
        className={classes.way}
        to={`${paths.settings(userType)}#notifications`}
        variant="outline"
        fullWidth
      >
        {t('reach.settings')}
      </ButtonLink>
    </Panel>
  );
}
