import type { NoticeGroup, NoticeTopic } from '@callboard/contract/messaging/notifications';

/**
 * Where a topic is found on the notification page. Each is in one place, so that the groups add up; 'turn' holds
 * what waits for an answer, wherever else it is. Recruiters find the answers they got where talents find who saw them.
 */
export const groupOfTopic: Readonly<Record<NoticeTopic, Exclude<NoticeGroup, 'all' | 'turn'>>> = {
  offers: 'offers',
  auditions: 'auditions',
  applications: 'applications',
  new_calls: 'applications',
  messages: 'messages',
  availability: 'seen',
  answers: 'seen',
  new_faces: 'seen',
  credits: 'credits',
  account: 'account',
};

const isIn = (group: NoticeGroup, known: string): boolean => group === known;

/** The topics of a group; undefined for those that are not made of topics. */
export const topicsOfGroup = (group: NoticeGroup): readonly string[] | undefined =>
  group === 'all' || group === 'turn'
    ? undefined
    : Object.entries(groupOfTopic).flatMap(([topic, known]) => (isIn(group, known) ? [topic] : []));
