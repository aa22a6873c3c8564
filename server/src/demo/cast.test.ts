import { createHash } from 'node:crypto';
import { TalentFilters } from '@callboard/contract/search/talent-filters';
import { describe, expect, test } from 'vitest';
import { type Batch, emptyBatch } from './batch.ts';
import { createCast } from './cast.ts';

const today = new Date('2026-11-15T06:00:00Z');

const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Small casts have three batches: recruiters, talents, and what connects them. */
function smallCast(talents: number, seed = 'callboard') {
  const [recruiters = emptyBatch(), people = emptyBatch(), work = emptyBatch()] = createCast({
    seed,
    talents,
    today,
  });
  return { recruiters, people, work };
}

/** Every row of one talent, whatever the cast size. */
function dossier(cast: Batch, email: RegExp) {
  const account = cast.account.find((row) => email.test(row.email));
  const id = account?.id;
  return {
    account,
    talent: cast.talent.find((row) => row.account_id === id),
    body: cast.talent_body.find((row) => row.talent_id === id),
    languages: cast.talent_language.filter((row) => row.talent_id === id),
    skills: cast.talent_skill.filter((row) => row.talent_id === id),
    works: cast.past_work.filter((row) => row.talent_id === id),
    gallery: cast.gallery_item.filter((row) => row.talent_id === id),
  };
}

describe('the cast', () => {
  const cast = smallCast(200);

  test('is the same for the same seed and day, and another for another seed', () => {
    expect(hash(smallCast(200))).toBe(hash(cast));
    expect(hash(smallCast(200, 'other'))).not.toBe(hash(cast));
  });

  test('has the same fifth person among 20 and among 200', () => {
    const fifth = dossier(cast.people, /[a-z]5@/);
    expect(fifth.account).toBeDefined();
    expect(dossier(smallCast(20).people, /[a-z]5@/)).toEqual(fifth);
  });

  test('comes in batches, so that a great one never stands in memory', () => {
    const sizes: number[] = [];
    for (const batch of createCast({ seed: 'large', talents: 4500, recruiters: 3, today }))
      sizes.push(batch.talent_body.length);
    expect(sizes).toEqual([0, 2000, 2000, 500, 0]);
  });

  test('has jobs that are open, closing soon and closed, paid and honestly unpaid', () => {
    const open = cast.work.job.filter(({ status }) => status === 'open');
    expect(cast.work.job.length).toBeGreaterThan(90);
    expect(open.length).toBeGreaterThan(60);
    expect(open.every(({ closes_at, opened_at }) => closes_at >= '2026-11-15' && opened_at !== null)).toBe(
      true,
    );
    expect(open.filter(({ closes_at }) => closes_at <= '2026-11-19').length).toBeGreaterThan(4);
    expect(cast.work.job.some(({ status }) => status === 'closed')).toBe(true);
    expect(cast.work.job.filter(({ is_house_opening }) => is_house_opening).length).toBeGreaterThan(4);
    expect(cast.work.job.some(({ fee_paise }) => fee_paise === null)).toBe(true);
    for (const { fee_paise, fee_per, is_unpaid } of cast.work.job)
      expect([fee_per === null, is_unpaid]).toEqual([fee_paise === null, fee_paise === null]);
  });

  test('shows Monsoon Line as its recruiter would find it', () => {
    const project = cast.work.project.find(({ title }) => title === 'Monsoon Line');
    const names = cast.work.project_character.filter((row) => row.project_id === project?.id);
    expect(project).toMatchObject({ recruiter_id: 1, status: 'open', shoot_starts_on: '2027-01-12' });
    expect(names.map(({ name }) => name)).toEqual([
      'Meera',
      'Inspector Kale',
      'Nani',
      'The drummer',
      'The singer',
    ]);
    expect(names.map(({ status }) => status)).toEqual(['cast', 'cast', 'cast', 'cast', 'casting']);
    const singer = cast.work.job.find(({ title }) => title === 'The singer');
    expect(singer).toMatchObject({
      fee_paise: 4_500_000,
      fee_per: 'day',
      closes_at: '2026-11-24T23:59:00+05:30',
      status: 'open',
    });
  });

  test('lets nobody apply twice, before the call or in the future', () => {
    const jobs = new Map(cast.work.job.map((row) => [row.id, row]));
    const keys = cast.work.job_application.map((row) => `${row.job_id} ${row.talent_id} ${row.character_id}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { job_id, created_at, updated_at } of cast.work.job_application) {
      expect(created_at >= (jobs.get(job_id)?.opened_at ?? '')).toBe(true);
      expect(updated_at >= created_at && updated_at <= today.toISOString()).toBe(true);
    }
  });

  test('writes messages in the order of their ids, between the two who talk', () => {
    const conversations = new Map(cast.work.conversation.map((row) => [row.id, row]));
    const times = cast.work.message.map(({ created_at }) => created_at);
    expect(times).toEqual([...times].sort());
    for (const { conversation_id, sender_id, text } of cast.work.message) {
      const conversation = conversations.get(conversation_id);
      expect([conversation?.recruiter_id, conversation?.talent_id]).toContain(sender_id);
      expect(text).not.toMatch(/[{}]/);
    }
  });

  test('talks about the character that fits the talent, and about no other of the project', () => {
    const { conversation, message, project_character, character_cast, job_application } = cast.work;
    const talents = new Map(cast.people.talent.map((row) => [row.account_id, row]));
    const named = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text);
    for (const { id, project_id, talent_id } of conversation) {
      const parts = project_character.filter((row) => row.project_id === project_id);
      const applied = job_application.filter((row) => row.talent_id === talent_id);
      const part =
        parts.find(({ id }) =>
          character_cast.some((row) => row.character_id === id && row.talent_id === talent_id),
        ) ?? applied.flatMap(({ character_id }) => parts.filter((row) => row.id === character_id)).at(-1);
      const talent = talents.get(talent_id);
      if (!part || !talent) continue;
      expect([null, talent.gender_id]).toContain(part.gender_id);
      expect(talent.playing_age_max).toBeGreaterThanOrEqual(part.playing_age_min ?? 0);
      expect(talent.playing_age_min).toBeLessThanOrEqual(part.playing_age_max ?? 99);
      const said = message.filter((row) => row.conversation_id === id).map(({ text }) => text);
      const mentioned = parts.filter(({ name }) => said.some((text) => named(text, name)));
      expect([[], [part.name]]).toContainEqual([...new Set(mentioned.map(({ name }) => name))]);
    }
  });

  test('lets most agree to be shown when cast, all who are met first, and few to be asked about scenes', () => {
    const agreed = (topic: string) =>
      new Set(cast.people.consent_event.filter((row) => row.topic === topic).map((row) => row.talent_id));
    expect(agreed('shown_in_castings').size).toBeGreaterThan(150);
    expect(agreed('nudity').size).toBeLessThan(30);
    const project = cast.work.project.find(({ title }) => title === 'Monsoon Line');
    const parts = cast.work.project_character.filter((row) => row.project_id === project?.id);
    const players = cast.work.character_cast
      .filter(({ character_id }) => parts.some(({ id }) => id === character_id))
      .map(({ talent_id }) => talent_id);
    expect(players).toHaveLength(4);
    expect(players.filter((id) => !agreed('shown_in_castings').has(id))).toEqual([]);
    expect(players.filter((id) => !agreed('showcase').has(id))).toEqual([]);
  });

  test('has recruiters look at profiles, each counted once a day, and some unlock', () => {
    const { profile_view, unlock } = cast.work;
    const demoTalent = cast.people.account.find(({ email }) => email === 'talent@callboard.test')?.id;
    const fortnight = profile_view.filter((row) => row.talent_id === demoTalent && row.day >= '2026-11-02');
    expect(new Set(fortnight.map(({ recruiter_id }) => recruiter_id)).size).toBeGreaterThan(8);
    expect(new Set(fortnight.map(({ day }) => day)).size).toBeGreaterThan(8);
    const keys = profile_view.map((row) => `${row.talent_id} ${row.recruiter_id} ${row.day}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(profile_view.every(({ last_at }) => last_at <= today.toISOString())).toBe(true);
    expect(unlock.filter((row) => row.talent_id === demoTalent).length).toBeGreaterThan(3);
    const pairs = unlock.map((row) => `${row.recruiter_id} ${row.talent_id}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  test('has every unlock paid for, and ledgers that never fall below nothing', () => {
    const { unlock, credit_entry } = cast.work;
    const entries = new Map(credit_entry.map((row) => [row.id, row]));
    for (const { recruiter_id, talent_id, unlocked_at, credit_entry_id } of unlock) {
      expect(entries.get(credit_entry_id ?? 0)).toMatchObject({
        recruiter_id,
        talent_id,
        change_type: 3,
        credits: -1,
        created_at: unlocked_at,
      });
    }
    const balances = new Map<number, number>();
    for (const { recruiter_id, credits } of credit_entry) {
      const balance = (balances.get(recruiter_id) ?? 0) + credits;
      expect(balance).toBeGreaterThanOrEqual(0);
      balances.set(recruiter_id, balance);
    }
    expect(balances.get(1)).toBeGreaterThan(20);
    expect(unlock.filter((row) => row.recruiter_id === 1).length).toBeGreaterThan(8);
    const kinds = credit_entry.filter((row) => row.recruiter_id === 1).map((row) => row.change_type);
    expect(new Set(kinds)).toEqual(new Set([1, 2, 3, 6, 7]));
  });

  test('has shortlists and saved searches for the recruiter who signs in', () => {
    const { project, project_character, character_shortlist, saved_search } = cast.work;
    const own = project.filter((row) => row.recruiter_id === 1).map(({ id }) => id);
    const parts = project_character.filter((row) => own.includes(row.project_id)).map(({ id }) => id);
    expect(character_shortlist.length).toBeGreaterThan(8);
    expect(character_shortlist.every((row) => parts.includes(row.character_id))).toBe(true);
    expect(character_shortlist.some(({ rating }) => rating === 5)).toBe(true);
    expect(character_shortlist.every(({ added_by }) => added_by !== null)).toBe(true);
    expect(cast.work.talent_note.length).toBeGreaterThan(0);
    const pairs = character_shortlist.map((row) => `${row.character_id} ${row.talent_id}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    const [women, marathi] = saved_search;
    const cameAfter = (opened = '') =>
      cast.people.talent.filter(
        ({ gender_id, playing_age_min, playing_age_max, completed_at }) =>
          gender_id === Number(women?.filters.gender) &&
          (playing_age_max ?? 0) >= 20 &&
          (playing_age_min ?? 99) <= 30 &&
          (completed_at ?? '') > opened,
      );
    expect(cameAfter(women?.last_opened_at).length).toBeGreaterThan(0);
    expect(cameAfter(women?.last_opened_at).length).toBeLessThan(12);
    expect(cameAfter(marathi?.last_opened_at)).toEqual([]);
    for (const { filters } of saved_search) expect(TalentFilters.safeParse(filters).success).toBe(true);
  });
});
