import type { JobAddress } from '@callboard/contract/casting/job-search';
import { describe, expect, it } from 'vitest';
import { forReader, setBesides, setGroups, withoutGroup } from './job-filters.ts';
import { readSearch, searchLink, sortFor } from './job-search.ts';

const read = (query: string, address?: JobAddress) => readSearch(new URLSearchParams(query), address);

const inMumbai: JobAddress = {
  searchParam: 'mumbai-web-series',
  city: { id: 1, name: 'Mumbai' },
  project_type: { id: 2, name: 'Web series' },
  gender: null,
  audition_kind: null,
  remote: false,
};

describe('a job search in the URL', () => {
  it('is written as it was read, with the names of the wire', () => {
    const query = 'gender_id=1%2C2&max_age=40&min_age=20&pay_min=5000&remote=true&sort_id=4&page=3';
    const search = read(query);
    expect(search).toEqual({
      filters: { gender_id: [1, 2], min_age: 20, max_age: 40, pay_min: 5000, remote: true },
      sort: 'pay',
      page: 3,
    });
    expect(searchLink(search)).toBe(`/find-jobs?${query}`);
  });

  it('reads nonsense as if it were not there', () => {
    const nonsense =
      'gender_id=x&min_age=-1&max_age=900&project_id=0,,7,7&audition_kind=dance,virtual&paid=yes&pay_min=1e9&sort_id=9&page=0&recruiter=me&text=%20';
    expect(read(nonsense)).toEqual({
      filters: { project_id: [7], audition_kind: ['virtual'] },
      page: 1,
    });
    expect(read('min_age=40&max_age=20').filters).toEqual({ min_age: 40 });
  });

  it('carries only an order that was chosen', () => {
    expect(searchLink(read(''))).toBe('/find-jobs');
    expect(searchLink(read('sort_id=2'))).toBe('/find-jobs?sort_id=2');
  });

  it('begins with what fits a talent, and with the newest for others', () => {
    expect([sortFor(undefined, true), sortFor('newest', true)]).toEqual(['match', 'newest']);
    expect([sortFor(undefined, false), sortFor('match', false), sortFor('pay', false)]).toEqual([
      'newest',
      'newest',
      'pay',
    ]);
  });

  it('keeps a readable address while it says everything that is set', () => {
    const search = read('page=2', inMumbai);
    expect(search.filters).toEqual({ location_id: [1], project_id: [2] });
    expect(searchLink(search, inMumbai)).toBe('/find-jobs/mumbai-web-series?page=2');
    const paid = { ...search, filters: { ...search.filters, paid: true as const }, page: 1 };
    expect(searchLink(paid, inMumbai)).toBe('/find-jobs?location_id=1&paid=true&project_id=2');
  });
});

describe('filters of a job search', () => {
  it('are named and removed in groups', () => {
    const { filters } = read('location_id=3&remote=true&paid=true&pay_min=500&text=singer');
    expect(setGroups(filters)).toEqual(['text', 'location', 'pay']);
    expect(setBesides({ ...filters, saved: true, activeJobs: false })).toEqual(['saved', 'activeJobs']);
    expect(withoutGroup(filters, 'location')).toEqual({ paid: true, pay_min: 500, text: 'singer' });
  });

  it('of talents are not asked for by anyone else', () => {
    const { filters } = read('fits_me=true&when_available=true&saved=true&paid=true');
    expect(forReader(filters, false)).toEqual({ paid: true });
    expect(forReader(filters, true)).toBe(filters);
  });
});
