import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startFakeServer } from '../../../shared/lib/api/fake-server-for-test.ts';
import { session } from '../../../shared/lib/session/index.ts';
import { answerOf } from '../../../shared/lib/session/session-for-test.ts';
import { JobRow } from './job-row.tsx';
import { jobId, someOwnJob } from './jobs-for-test.ts';

beforeAll(() => {
  startFakeServer({});
  session.start(answerOf('t-1'));
});
afterAll(() => session.end());

it.each([
  ['that was withdrawn from is applied for again with the same application', 1, '?application=8'],
  ['with several roles asks first which one', 2, ''],
])('a job %s', (_, roles, query) => {
  const job = someOwnJob({ roles, jobApplyStatus: 9, application_id: 8 });
  render(<JobRow job={job} state={{}} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'Apply for The singer' }).getAttribute('href')).toBe(
    `/jobs/${jobId(1)}/apply${query}`,
  );
});
