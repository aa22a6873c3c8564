import { describe, expect, it } from 'vitest';
import { defaultSearch, hasFilters, projectsLink, readProjectSearch } from './project-search.ts';
import { readSummarySearch, summaryLink } from './summary-search.ts';

const read = (query: string) => readProjectSearch(new URLSearchParams(query));

describe('the address of My Projects', () => {
  it('has nothing of what is usual', () => {
    expect(projectsLink(defaultSearch)).toBe('/app/my-projects');
    expect(read('')).toEqual(defaultSearch);
  });

  it('keeps a search as it was', () => {
    const query = 'search=Meera&status=paused&type=3&whose=team&sort=shoot&page=2&closed=4';
    expect(projectsLink(read(query))).toBe(`/app/my-projects?${query}`);
    expect(hasFilters(read(query))).toBe(true);
    expect(hasFilters(read('sort=title&page=3'))).toBe(false);
  });

  it('ignores what cannot be', () => {
    expect(read('status=lost&type=0&whose=theirs&sort=price&page=-1&closed=x')).toEqual(defaultSearch);
    expect(read('page=999999999999').page).toBe(1);
    expect(read(`search=${'a'.repeat(500)}`).search).toHaveLength(120);
  });
});

describe('the address of the Project Summary', () => {
  it('keeps a search as it was and ignores what cannot be', () => {
    const query = 'title=Monsoon&status=closed&type=2&page=3';
    expect(summaryLink(readSummarySearch(new URLSearchParams(query)))).toBe(
      `/app/recruiter/dashboard/project-summary?${query}`,
    );
    expect(summaryLink(readSummarySearch(new URLSearchParams('status=x&type=-2&page=0')))).toBe(
      '/app/recruiter/dashboard/project-summary',
    );
  });
});
