import { describe, expect, it } from 'vitest';
import { sampleRecord } from '../../../accounts/settings/model/sample-record.ts';
import { openSteps } from './recruiter-steps.ts';

const record = sampleRecord({
  user_type: 2,
  is_email_verified: true,
  talenter: null,
  recruiter: { recruiter_edit_image: '/icon', recruiter_edit_doc: null, recruiter_cover_image: null },
});
const known = { record, verification: 'verified', hasProjects: true } as const;
const noIcon = { recruiter_edit_image: null, recruiter_edit_doc: null, recruiter_cover_image: null };

describe('the steps of a recruiter', () => {
  it('are none for who has done everything', () => expect(openSteps(known)).toEqual([]));

  it('begin with verification, a project and finding talents', () => {
    const fresh = { ...record, is_email_verified: false, recruiter: noIcon };
    expect(openSteps({ record: fresh, verification: 'none', hasProjects: false })).toEqual([
      'getVerified',
      'createProject',
      'findTalents',
      'verifyEmail',
      'addIcon',
    ]);
  });

  it.each([
    ['none', ['getVerified']],
    ['refused', ['sendAgain']],
    ['requested', []],
    ['verified', []],
  ] as const)('ask for documents while they are missing: %s', (verification, steps) => {
    expect(openSteps({ ...known, verification })).toEqual(steps);
  });

  it('are only what a frozen recruiter can do', () => {
    const frozen = { ...record, isFreezed: true, is_email_verified: false, recruiter: noIcon };
    expect(openSteps({ record: frozen, verification: 'none', hasProjects: false })).toEqual([
      'findTalents',
      'verifyEmail',
    ]);
  });
});
