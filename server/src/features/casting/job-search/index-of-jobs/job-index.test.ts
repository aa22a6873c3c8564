import { expect, test } from 'vitest';
import { hasBit } from './bits.ts';
import { JobIndex } from './job-index.ts';
import type { JobSource } from './job-source.ts';

const job = (id: number, changes: Partial<JobSource> = {}): JobSource => ({
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
  roles: [],
  ...changes,
});

const open = (index: JobIndex) => index.ids.filter((_, place) => hasBit(index.searched(true), place));

test('a job is open until the moment of its deadline, whenever it came', () => {
  const index = new JobIndex();
  index.put(1, job(1, { closes_at: 1000 }));
  index.put(2, job(2));
  index.fill();
  index.openAt(999);
  expect(open(index)).toEqual([1, 2]);
  index.put(3, job(3, { closes_at: 1000 }));
  index.put(4, job(4, { closes_at: 999 }));
  index.put(5, job(5, { closes_at: 2000 }));
  expect(open(index)).toEqual([1, 2, 3, 5]);
  index.openAt(1000);
  expect(open(index)).toEqual([2, 5]);
  index.put(5, job(5, { closes_at: null }));
  index.openAt(3000);
  expect(open(index)).toEqual([2, 5]);
});

test('is worn once most of its places are forgotten', () => {
  const index = new JobIndex();
  index.fill();
  for (let time = 0; time <= 10_000; time += 1) index.put(1, job(1));
  expect([index.places, index.isWorn]).toEqual([10_001, false]);
  index.put(1, undefined);
  expect([index.isWorn, open(index)]).toEqual([true, []]);
});
