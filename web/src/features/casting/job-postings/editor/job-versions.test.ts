import type { JobQuestion } from '@callboard/contract/casting/job-fields';
import { describe, expect, it } from 'vitest';
import { someJob } from '../job-postings-for-test.ts';
import type { QuestionItem } from './asked-items.ts';
import { JobVersions } from './job-versions.ts';

describe('what clashes with a change', () => {
  it('is what somebody else changed after the version it was typed on', () => {
    const versions = new JobVersions(someJob({ revision: 4 }));
    versions.read(someJob({ title: 'The dancer', revision: 6 }));
    expect(versions.clashes('title', 'The drummer', 4)).toBe(true);
    expect(versions.clashes('title', 'The drummer', 6)).toBe(false);
    expect(versions.clashes('payNote', 'Travel and stay', 4)).toBe(false);
  });

  it('is not what one saved oneself a moment ago', () => {
    const versions = new JobVersions(someJob({ revision: 4 }));
    versions.answered(someJob({ title: 'The si', revision: 5 }));
    expect(versions.clashes('title', 'The singer of the 6:40', 4)).toBe(false);
  });

  it('is not the same words', () => {
    const versions = new JobVersions(someJob({ revision: 4 }));
    versions.read(someJob({ title: 'The dancer', revision: 5 }));
    expect(versions.clashes('title', 'The dancer', 4)).toBe(false);
  });

  it('is what differs, where it was typed on an earlier visit', () => {
    const versions = new JobVersions(someJob({ revision: 9 }));
    expect(versions.clashes('title', 'The drummer', 7)).toBe(true);
    expect(versions.clashes('title', 'The singer', 7)).toBe(false);
  });

  it('does not take the keys of a page for a difference', () => {
    const question: JobQuestion = { id: 3, kind: 'text', text: 'Why?', is_required: true, choices: [] };
    const versions = new JobVersions(someJob({ questions: [question], revision: 9 }));
    const mine: QuestionItem[] = [
      { key: 'typed', id: 3, kind: 'text', text: 'Why?', isRequired: true, choices: [] },
    ];
    expect(versions.clashes('questions', mine, 7)).toBe(false);
  });
});
