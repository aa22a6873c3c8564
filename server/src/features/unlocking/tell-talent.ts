import type { Database } from '../../platform/db/database.ts';
import { type EventHandler, on } from '../../platform/events/event.ts';
import { whoToMail } from '../account-settings/index.ts';
import { type Outbox, tellPerson } from '../outbox/index.ts';
import { findDays, findUnlocker } from './telling.queries.ts';
import { unlockNews } from './unlock-letters.ts';
import { availabilityAsked, talentUnlocked } from './unlocking.events.ts';

interface TellingOptions {
  readonly db: Database;
  readonly outbox: Outbox;
  readonly publicUrl: string;
}

interface Happening {
  readonly recruiterId: number;
  readonly talentId: number;
  readonly questionId?: number | undefined;
  readonly isNew: boolean;
  readonly eventId: number;
}

/** Tells talents who unlocked them and what they are asked. */
export function tellUnlockedTalents({ db, outbox, publicUrl }: TellingOptions): EventHandler[] {
  const tell = async (trx: Database, { recruiterId, talentId, questionId, isNew, eventId }: Happening) => {
    const talent = await whoToMail(trx, talentId, 'availability');
    const recruiter = await findUnlocker(trx, recruiterId);
    if (!talent || !recruiter) return;
    const days = questionId === undefined ? undefined : await findDays(trx, questionId);
    if (!isNew && !days) return;
    const news = {
      firstName: talent.first_name,
      by: { ...recruiter, page: `${publicUrl}/recruiter/${recruiter.public_id}` },
      days,
      answerUrl: `${publicUrl}/app/talent/dashboard/notification`,
      isNew,
    };
    const dedupeKey = `unlocked:${eventId}`;
    await tellPerson(outbox, trx, talent, { ...unlockNews(news), dedupeKey });
    if (talent.manager_email === null) return;
    await outbox.queue(trx, {
      channel: 'mail',
      recipient: talent.manager_email,
      ...unlockNews({ ...news, forManager: true }).mail,
      dedupeKey: `${dedupeKey}:manager`,
    });
  };

  return [
    on(talentUnlocked, 'tell the talent', (happened, eventId) =>
      db.transaction().execute((trx) => tell(trx, { ...happened, isNew: true, eventId })),
    ),
    on(availabilityAsked, 'tell the talent', (happened, eventId) =>
      db.transaction().execute((trx) => tell(trx, { ...happened, isNew: false, eventId })),
    ),
  ];
}
