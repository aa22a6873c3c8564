import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { SkeletonText, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { useUserRecord } from '../../../accounts/settings/index.ts';
import { chosenChannels, type ManagerChannel } from '../model/chosen-channels.ts';
import classes from './panel.module.css';
import { Panel } from './panel.tsx';

interface NotificationChannelsProps {
  userId: number;
  userType: 1 | 2;
}

function useManagerText() {
  const { t } = useTranslation('notifications');
  return (manager: ManagerChannel) => {
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

function ChannelFacts({ userId }: Pick<NotificationChannelsProps, 'userId'>) {
  const { t } = useTranslation('notifications');
  const { data, isError } = useUserRecord(userId);
  const managerText = useManagerText();
  if (isError && !data) return <p className={classes.text}>{t('reach.failed')}</p>;
  if (!data) {
    return (
      <div className={classes.skeleton}>
        <Waiting label={t('reach.loading')}>
          <SkeletonText lines={3} />
        </Waiting>
      </div>
    );
  }
  const { email, whatsapp, manager } = chosenChannels(data);
  return (
    <Facts>
      <Fact label={t('reach.here')}>{t('reach.always')}</Fact>
      <Fact label={t('reach.email')}>{t(`reach.${email}`)}</Fact>
      <Fact label={t('reach.whatsapp')}>{t(`reach.${whatsapp}`)}</Fact>
      {manager && <Fact label={t('reach.manager')}>{managerText(manager)}</Fact>}
    </Facts>
  );
}

export function NotificationChannels({ userId, userType }: NotificationChannelsProps) {
  const { t } = useTranslation('notifications');
  return (
    <Panel title={t('reach.title')}>
      <ChannelFacts userId={userId} />
      <ButtonLink
        className={classes.settingsLink}
        to={`${paths.settings(userType)}#notifications`}
        variant="outline"
        fullWidth
      >
        {t('reach.settings')}
      </ButtonLink>
    </Panel>
  );
}
