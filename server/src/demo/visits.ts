import type { Batch } from './batch.ts';
import { dateOn, moment } from './calendar.ts';
import type { DemoContext } from './context.ts';
import type { Random } from './random.ts';
import type { Recruiter } from './recruiter.ts';

const daysBack = 30;
/** The demo recruiter's visits are added separately. */
const isVisitor = ({ id }: Recruiter) => id > 2;

/** A working hour of a past day; for today, a while ago. */
function momentOf(daysAgo: number, today: Date, random: Random): string {
  if (daysAgo === 0) return moment(today, -random.fraction() / 50);
  const minutes = random.int(10 * 60, 20 * 60);
  const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return new Date(`${dateOn(today, -daysAgo)}T${clock.join(':')}:00+05:30`).toISOString();
}

interface Viewing {
  readonly talentId: number;
  /** How many recruiters visit on an ordinary day. */
  readonly viewsPerDay: number;
  readonly joinedDaysAgo: number;
}

function addViews(
  batch: Batch,
  { talentId, viewsPerDay, joinedDaysAgo }: Viewing,
  visitors: readonly Recruiter[],
  today: Date,
  random: Random,
): void {
  const seen = new Set<string>();
  for (let daysAgo = Math.min(daysBack, Math.floor(joinedDaysAgo) - 1); daysAgo >= 0; daysAgo--) {
    const count = Math.floor(viewsPerDay * 2 * random.fraction() ** 1.4 + random.fraction());
    for (const { id: recruiter_id } of random.sample(visitors, count)) {
      const last_at = momentOf(daysAgo, today, random);
      const day = dateOn(new Date(last_at), 0);
      const times = random.chance(0.8) ? 1 : random.int(2, 4);
      if (seen.has(`${day} ${recruiter_id}`)) continue;
      seen.add(`${day} ${recruiter_id}`);
      batch.profile_view.push({ talent_id: talentId, recruiter_id, day, times, last_at });
    }
  }
}

/** Some visitors unlocked the talent during one of their visits. */
function addUnlocks(batch: Batch, talentId: number, count: number, random: Random): void {
  const looks = batch.profile_view.filter((row) => row.talent_id === talentId);
  const visitors = [...new Set(looks.map(({ recruiter_id }) => recruiter_id))];
  for (const recruiter_id of random.sample(visitors, count)) {
    const { last_at } = random.pick(looks.filter((row) => row.recruiter_id === recruiter_id));
    batch.unlock.push({
      recruiter_id,
      talent_id: talentId,
      unlocked_at: last_at,
      character_id: null,
      credit_entry_id: null,
    });
  }
}

/** Recruiters visit profiles: the demo talent's often, others now and then. */
export function addVisits(batch: Batch, { people, recruiters, today, random: allRandom }: DemoContext): void {
  const visitors = recruiters.filter(isVisitor);
  if (visitors.length === 0) return;
  for (const person of people) {
    const random = allRandom.child(`visits ${person.number}`);
    const isDemoTalent = person.number === 0;
    const viewsPerDay = isDemoTalent ? 2.2 : 0.05 + 0.25 * random.fraction() ** 3;
    addViews(
      batch,
      { talentId: person.id, viewsPerDay, joinedDaysAgo: person.joinedDaysAgo },
      visitors,
      today,
      random,
    );
    if (isDemoTalent || random.chance(0.15))
      addUnlocks(batch, person.id, isDemoTalent ? 7 : random.int(1, 2), random);
  }
}
