import { creditsWhenVerified } from '@callboard/contract/billing/credits';
import { referralCredits } from '@callboard/contract/people/recruiter-profiles';
import { formatShortDays } from '../features/casting/availability-checks/index.ts';
import { renderMessage, renderPath } from '../features/messaging/notifications/index.ts';
import { formatVisitDay } from '../features/people/profile-visits/index.ts';
import { notificationKinds } from '../features.ts';
import type { Database } from '../platform/db/database.ts';
import { moment } from './calendar.ts';
import { insertRecords } from './demo.queries.ts';
import * as queries from './notifications.queries.ts';
import { demoSignIns } from './sign-ins.ts';

interface DemoNotification {
  readonly ref: string;
  readonly at: string;
  readonly cause: string;
  readonly variables: Readonly<Record<string, string>>;
  readonly about?: number;
  readonly questionId?: number;
  readonly isNew?: boolean;
}

const toRow = (
  accountId: number,
  { ref, at, cause, variables, about, questionId, isNew }: DemoNotification,
) => {
  const kind = notificationKinds.find((one) => one.ref === ref);
  if (!kind) throw new Error(`There is no notification ${ref}`);
  return {
    account_id: accountId,
    cause,
    ref,
    topic: kind.topic,
    ...renderMessage(kind.text.message, variables),
    path: renderPath(kind.text.path, variables),
    about_account_id: about ?? null,
    question_id: questionId ?? null,
    read_at: isNew ? null : at,
    created_at: at,
  };
};

const unlockNotifications = async (trx: Database, talentId: number): Promise<DemoNotification[]> =>
  (await queries.listUnlocks(trx, talentId)).map((row) => {
    const { id, name, public_id, question_id, status, starts_on, ends_on } = row;
    const days = starts_on && ends_on ? formatShortDays({ starts_on, ends_on }) : '';
    return {
      ref: days ? 'talent.unlocked-and-asked' : 'talent.unlocked',
      at: row.unlocked_at.toISOString(),
      cause: `talent.unlocked:${id}:${talentId}`,
      variables: { name, recruiter: public_id, days, question: String(question_id) },
      about: id,
      ...(question_id !== null && { questionId: question_id }),
      isNew: status === 'asked',
    };
  });

const viewNotifications = async (trx: Database, talentId: number): Promise<DemoNotification[]> =>
  (await queries.listProfileViews(trx, talentId)).map(({ day, count, id, name }) => ({
    ref: 'profile.viewed',
    // Sent after midnight of the day it is about.
    at: new Date(Date.parse(day) + 86_400_000 - 5 * 3_600_000).toISOString(),
    cause: `profile.viewed:${day}`,
    variables: { who: Number(count) === 1 ? name : `${count} recruiters`, day: formatVisitDay(day) },
    ...(Number(count) === 1 && { about: id }),
  }));

const messageNotifications = async (trx: Database, accountId: number): Promise<DemoNotification[]> =>
  (await queries.listUnread(trx, accountId)).map((row) => {
    const { conversation_id, first_seq, id, name, company, title } = row;
    const side = company === null ? 'message.to-recruiter' : 'message.to-talent';
    return {
      ref: title === null ? side : `${side}.about-project`,
      at: row.created_at.toISOString(),
      cause: `message:${conversation_id}:${first_seq}`,
      variables: {
        name,
        company: company ?? '',
        project: title ?? '',
        conversation: String(conversation_id),
      },
      about: id,
      isNew: true,
    };
  });

const availabilityNotifications = async (trx: Database, recruiterId: number): Promise<DemoNotification[]> =>
  (await queries.listAnswers(trx, recruiterId)).map((row) => ({
    ref: row.status === 'available' ? 'availability.available' : 'availability.not-available',
    at: (row.settled_at ?? new Date()).toISOString(),
    cause: `answered:${row.id}`,
    variables: { name: row.name, days: formatShortDays(row), page: row.public_id },
    about: row.talent_id,
  }));

const ofTalent = async (trx: Database, id: number): Promise<DemoNotification[]> => [
  ...(await unlockNotifications(trx, id)),
  ...(await viewNotifications(trx, id)),
];

const ofRecruiter = async (trx: Database, id: number, today: Date): Promise<DemoNotification[]> => [
  { ref: 'recruiter.verified', at: moment(today, -570), cause: 'verified', variables: {} },
  {
    ref: 'referral.rewarded',
    at: moment(today, -24),
    cause: 'referral',
    variables: { credits: String(referralCredits) },
  },
  ...(await availabilityNotifications(trx, id)),
];

/** The notifications of the demo talent and the demo recruiter, from their own rows. */
export async function addDemoNotifications(trx: Database, today: Date): Promise<void> {
  for (const { email } of demoSignIns) {
    const person = await queries.findDemoPerson(trx, email);
    if (!person) continue;
    const { id, kind, first_name: firstName, public_id: page } = person;
    const welcome: DemoNotification = {
      ref: `account.welcome-${kind}`,
      at: person.created_at.toISOString(),
      cause: 'welcome',
      variables: { firstName, page, credits: String(creditsWhenVerified) },
    };
    const notifications = [
      welcome,
      ...(kind === 'talent' ? await ofTalent(trx, id) : await ofRecruiter(trx, id, today)),
      ...(await messageNotifications(trx, id)),
    ];
    notifications.sort((one, other) => one.at.localeCompare(other.at));
    await insertRecords(
      trx,
      'notification',
      notifications.map((one) => toRow(id, one)),
    );
  }
  await queries.markSeen(trx);
}
