import { expect, test } from 'vitest';
import { hasBit } from './bits.ts';
import { JobIndex } from './job-index.ts';
import type { RoleSource } from './job-source.ts';

const roleOf = (gender_id: number | null, age_min: number, age_max: number): RoleSource => ({
  gender_id,
  age_min,
  age_max,
  height_min_mm: null,
  height_max_mm: null,
  languages: [],
  skills: [],
  looks: [],
  musts: [],
  pay: null,
  works_from: null,
  works_to: null,
});

test('ages that were asked for before are found among new roles as well, however many ages there were', () => {
  const index = new JobIndex();
  const put = (id: number, ...roles: RoleSource[]) =>
    index.put(id, {
      id,
      is_up: true,
      opened_at: id,
      closes_at: null,
      project_type_id: 1,
      recruiter: 'one',
      is_remote: false,
      is_unpaid: false,
      audition_kinds: [],
      cities: [],
      text: '',
      roles,
    });
  const found = (gender: number, ages: readonly [number, number]) => {
    const bits = index.roles.gendersOfAge(ages).get(gender);
    return index.ids.filter((_, place) => bits !== undefined && hasBit(bits, place));
  };
  put(1, roleOf(1, 20, 30));
  put(2, roleOf(1, 40, 50), roleOf(2, 20, 30));
  index.fill();
  expect([found(1, [25, 35]), found(2, [25, 35])]).toEqual([[1], [2]]);
  for (let id = 3; id < 1500; id += 1) put(id, roleOf(1, id === 1499 ? 30 : 60, 70));
  expect(found(1, [25, 35])).toEqual([1, 1499]);
  for (let age = 0; age < 100; age += 1) index.roles.gendersOfAge([age, age]);
  expect([found(1, [25, 35]), found(2, [25, 35])]).toEqual([[1, 1499], [2]]);
});
