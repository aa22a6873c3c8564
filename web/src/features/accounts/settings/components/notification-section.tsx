import type { NotificationTopic } from '@callboard/contract/accounts/settings';
import { userTypes } from '@callboard/contract/accounts/user-types';
import { ChevronDown } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Toggle } from '../../../../shared/ui/toggle/toggle.tsx';
import { useSettings } from '../model/settings-context.ts';
import { type EmailFrequency, type SettingsValues, topicsOf } from '../model/settings-values.ts';
import classes from './notification-section.module.css';
import { Section } from './section.tsx';

const frequencies: readonly EmailFrequency[] = ['now', 'daily', 'never'];
const alsoForRecruiters = ['shares', 'auditions', 'applications', 'messages'] as const;

/** Some topics read differently for recruiters. */
function useTopicText(topic: NotificationTopic) {
  const { t } = useTranslation('settings');
  const { record } = useSettings();
  const shared = alsoForRecruiters.find((name) => name === topic);
  const base =
    record.user_type === userTypes.recruiter && shared
      ? (`notifications.recruiterTopics.${shared}` as const)
      : (`notifications.topics.${topic}` as const);
  return { title: t(`${base}.title`), text: t(`${base}.text`) };
}

interface TopicRowProps {
  topic: NotificationTopic;
  hasManager: boolean;
  isWhatsAppOn: boolean;
}

function TopicRow({ topic, hasManager, isWhatsAppOn }: TopicRowProps) {
  const { t } = useTranslation('settings');
  const { register } = useFormContext<SettingsValues>();
  const { title, text } = useTopicText(topic);
  const of = (channel: string) => t('notifications.of', { channel, topic: title });
  return (
    <tr>
      <th scope="row" className={classes.topic}>
        <b>{title}</b>
        <small>{text}</small>
      </th>
      <td data-channel={t('notifications.email')}>
        <span className={classes.frequency}>
          <select {...register(`notifications.${topic}.email`)} aria-label={of(t('notifications.email'))}>
            {frequencies.map((frequency) => (
              <option key={frequency} value={frequency}>
                {t(`notifications.${frequency}`)}
              </option>
            ))}
          </select>
          <ChevronDown size={14} aria-hidden />
        </span>
      </td>
      <td data-channel={t('notifications.whatsapp')}>
        <Toggle
          {...register(`notifications.${topic}.whatsapp`)}
          label={of(t('notifications.whatsapp'))}
          isLabelHidden
          disabled={!isWhatsAppOn}
        />
      </td>
      {hasManager && (
        <td data-channel={t('notifications.copy')}>
          <Toggle
            {...register(`notifications.${topic}.copyToManager`)}
            label={of(t('notifications.copy'))}
            isLabelHidden
          />
        </td>
      )}
    </tr>
  );
}

export function NotificationSection() {
  const { t } = useTranslation('settings');
  const { record } = useSettings();
  const { control } = useFormContext<SettingsValues>();
  const [isManaged, isWhatsAppOn] = useWatch({ control, name: ['isManaged', 'whatsappUpdates'] });
  const hasManager = isManaged && record.user_type === userTypes.talent;
  return (
    <Section id="notifications" title={t('sections.notifications')} aside={t('notifications.aside')}>
      {!isWhatsAppOn && <p className={classes.note}>{t('notifications.whatsappOff')}</p>}
      <table className={classes.table} aria-labelledby="notifications-title">
        <thead>
          <tr>
            <th scope="col">{t('notifications.topic')}</th>
            <th scope="col">{t('notifications.email')}</th>
            <th scope="col">{t('notifications.whatsapp')}</th>
            {hasManager && <th scope="col">{t('notifications.copy')}</th>}
          </tr>
        </thead>
        <tbody>
          {topicsOf(record).map((topic) => (
            <TopicRow key={topic} topic={topic} hasManager={hasManager} isWhatsAppOn={isWhatsAppOn} />
          ))}
        </tbody>
      </table>
    </Section>
  );
}
