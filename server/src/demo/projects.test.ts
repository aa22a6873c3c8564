import { disclosureLevels } from '@callboard/contract/casting/project-values';
import { describe, expect, test } from 'vitest';
import { emptyBatch } from './batch.ts';
import { daysBetween } from './calendar.ts';
import { createCast } from './cast.ts';

const today = new Date('2026-11-15T06:00:00Z');
const [, people = emptyBatch(), work = emptyBatch()] = createCast({ seed: 'callboard', talents: 200, today });
const own = work.project.filter(({ recruiter_id }) => recruiter_id === 1);

describe('the projects of the cast', () => {
  test('the recruiter who signs in has open ones, a paused one, a draft and closed ones', () => {
    const inStatus = (status: string) => own.filter((row) => row.status === status);
    expect(inStatus('open').length).toBeGreaterThanOrEqual(4);
    expect(inStatus('paused')).toHaveLength(1);
    expect(inStatus('draft')).toHaveLength(1);
    expect(inStatus('closed').length).toBeGreaterThanOrEqual(5);
    expect(own.find(({ title }) => title === 'Monsoon Line')).toMatchObject({
      team_title: 'Line 7',
      production_house: 'Tidewater Originals',
      fee_per: 'day',
    });
  });

  test('one is cast and public, but not announced yet; the others are told', () => {
    const later = own.filter(({ announced_on }) => (announced_on ?? '') > '2026-11-15');
    const isCast = ({ id }: { id: number }) =>
      work.project_character.some(
        (part) =>
          part.project_id === id && work.character_cast.some(({ character_id }) => character_id === part.id),
      );
    const secret = later.filter((row) => row.status === 'closed' && row.is_public && isCast(row));
    expect(secret.map(({ title }) => title)).toEqual(['The Seventh Umpire']);
    const told = own.filter((row) => row.is_public && !later.includes(row) && isCast(row));
    expect(told.length).toBeGreaterThan(4);
    expect(told.map(({ title }) => title)).toContain('Monsoon Line');
  });

  test('people are at every stage, each once for a character', () => {
    const ids = new Set(own.map(({ id }) => id));
    const parts = new Set(
      work.project_character.filter(({ project_id }) => ids.has(project_id)).map(({ id }) => id),
    );
    const of = <T extends { readonly character_id: number | null }>(rows: readonly T[]) =>
      rows.filter(({ character_id }) => character_id !== null && parts.has(character_id));
    const statuses = new Set(of(work.job_application).map(({ status }) => status));
    for (const status of ['applied', 'audition', 'offered'] as const)
      expect(statuses.has(status), status).toBe(true);
    expect(of(work.character_cast).length).toBeGreaterThan(10);
    expect(of(work.character_shortlist).length).toBeGreaterThan(40);
    const mine = new Set(of(work.project_share).map(({ status }) => status));
    expect(mine).toEqual(new Set(['shared', 'interested']));
    const shares = work.project_share.map((row) => `${row.character_id} ${row.talent_id}`);
    expect(new Set(shares).size).toBe(shares.length);
    const known = new Set(people.talent.map(({ account_id }) => account_id));
    expect(work.project_share.every(({ talent_id }) => known.has(talent_id))).toBe(true);
  });

  test('the talent who signs in was asked by others, in every state', () => {
    const [talent] = people.talent;
    const asked = work.project_share.filter(({ talent_id }) => talent_id === talent?.account_id);
    expect(new Set(asked.map(({ status }) => status))).toEqual(
      new Set(['shared', 'read', 'interested', 'declined', 'closed']),
    );
    expect(asked.filter(({ status }) => status === 'closed').every(({ answer_words }) => answer_words)).toBe(
      true,
    );
    expect(asked.some(({ shared_by }) => shared_by === 1)).toBe(false);
  });

  test('days, fees and disclosures are such as the forms take', () => {
    for (const row of work.project) {
      const days = [row.auditions_start_on, row.auditions_end_on, row.cast_by, row.shoot_starts_on];
      expect(days).toEqual([...days].sort());
      expect(row.shoot_starts_on <= row.shoot_ends_on).toBe(true);
      expect(row.fee_min_paise === null).toBe(row.fee_per === null);
      expect((row.fee_max_paise ?? 0) >= (row.fee_min_paise ?? 0)).toBe(true);
    }
    const shootDays = new Map(
      work.project.map(({ id, shoot_starts_on, shoot_ends_on }) => [
        id,
        daysBetween(shoot_starts_on, shoot_ends_on) + 1,
      ]),
    );
    for (const { project_id, work_days } of work.project_character)
      expect(work_days ?? 0).toBeLessThanOrEqual(shootDays.get(project_id) ?? 0);
    for (const { project_id, work_days } of work.job)
      if (project_id !== null) expect(work_days ?? 0).toBeLessThanOrEqual(shootDays.get(project_id) ?? 0);
    for (const { kind, level } of work.project_disclosure) expect(disclosureLevels[kind]).toContain(level);
    const keys = work.project_disclosure.map((row) => `${row.project_id} ${row.kind}`);
    expect(new Set(keys).size).toBe(keys.length);
    const isPublic = work.project.filter(({ is_public }) => is_public).length;
    expect(isPublic).toBeGreaterThan(work.project.length / 2);
    expect(isPublic).toBeLessThan(work.project.length);
  });
});
