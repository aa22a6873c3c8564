import {
  type NotificationPreference,
  type NotificationTopic,
  notificationTopics,
} from '@callboard/contract/accounts/settings';

type Choice = Omit<NotificationPreference, 'topic'>;

/** Someone waits for a reply, and a job may depend on it. */
const urgent: Choice = { email: 'now', whatsapp: true, copy_to_manager: true };
const oncePerDay: Choice = { email: 'daily', whatsapp: false, copy_to_manager: false };
const onlyHere: Choice = { email: 'never', whatsapp: false, copy_to_manager: false };

/** Used until the person chooses. */
const defaults: Readonly<Record<NotificationTopic, Choice>> = {
  shares: urgent,
  offers: urgent,
  auditions: urgent,
  availability: urgent,
  answers: urgent,
  applications: oncePerDay,
  messages: oncePerDay,
  new_calls: oncePerDay,
  credits: oncePerDay,
  new_faces: onlyHere,
};

/** One preference for each topic of this kind of user, in the order the topics are listed in. */
export const preferencesOf = (
  kind: 'talent' | 'recruiter',
  chosen: readonly (Choice & { readonly topic: string })[],
): NotificationPreference[] =>
  notificationTopics[kind].map((topic) => {
    const { email, whatsapp, copy_to_manager } = chosen.find((one) => one.topic === topic) ?? defaults[topic];
    // Only talents have managers.
    return { topic, email, whatsapp, copy_to_manager: copy_to_manager && kind === 'talent' };
  });
