import { expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { recruiterDocumentsOf } from '../../../../test/recruiter-documents.ts';
import { personalData } from '../../../features.ts';
import { applyClosingLedger } from './closing-ledger.ts';

const testApp = useTestApp();
const { newRecruiter, papers, send, filesOf } = recruiterDocumentsOf(testApp);

test('takes out what a recruiter said of themselves and the papers they sent, files too', async () => {
  const { db, app, drain, services } = testApp();
  const recruiter = await newRecruiter();
  const { id, public_id, headers } = recruiter;
  await app.inject({ url: `/v1/recruiter/${id}/referral`, headers });
  await app.inject({
    method: 'PATCH',
    url: `/v1/recruiter/${id}`,
    headers,
    payload: {
      casting_since: 2014,
      languages: [1],
      project_types: [1],
      past_castings: [{ title: 'The Ferryman', project_type: 1, year: 2019 }],
    },
  });
  await send(recruiter, await papers(recruiter, { gstin: '27AAPFU0939F1ZV' }));
  const files = await filesOf(recruiter);
  expect(files).toHaveLength(1);

  const moment = new Date().toISOString();
  const closing = JSON.stringify({ public_id, closed_at: moment, erased_at: moment });
  await applyClosingLedger(db, closing, personalData);
  await drain();

  for (const key of files) expect(await services.storage.inspect(key)).toBeUndefined();
  for (const table of [
    'recruiter_verification',
    'recruiter_language',
    'recruiter_project_type',
    'past_casting',
  ] as const)
    expect(
      await db.selectFrom(table).select('recruiter_id').where('recruiter_id', '=', id).execute(),
    ).toEqual([]);
  const left = db.selectFrom('recruiter').select(['company', 'casting_since', 'referral_code', 'is_public']);
  expect(await left.where('account_id', '=', id).executeTakeFirst()).toEqual({
    company: 'Former member',
    casting_since: null,
    referral_code: null,
    is_public: false,
  });
});
