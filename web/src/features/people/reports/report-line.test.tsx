import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import {
  type Answers,
  json,
  offline,
  startFakeServer,
} from '../../../shared/lib/api/fake-server-for-test.ts';
import { ReportProject } from './report-line.tsx';

const call = 'POST /v1/project-abuse-report';

const open = async (answers: Answers) => {
  const server = startFakeServer({
    'GET /v1/report-reason/reportProjectList': () =>
      json(200, { results: [{ id: 1, title: 'Asks for money' }] }),
    ...answers,
  });
  const client = new QueryClient({ defaultOptions: { mutations: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <ReportProject userId={7} projectId={5} title="The singer" person="Priyanka Hegde" />
    </QueryClientProvider>,
  );
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Report project' }));
  return { server, user, dialog: within(await screen.findByRole('dialog', { name: 'Report The singer' })) };
};

afterEach(() => {
  window.localStorage.clear();
  vi.unstubAllGlobals();
});

it('reports the project, says thanks and what happens next', async () => {
  const { server, user, dialog } = await open({
    [call]: () => json(201, { id: 1, reported_at: '2026-11-19T06:00:00Z' }),
  });
  expect(dialog.getByText('We read every report. Priyanka Hegde won’t be notified.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await dialog.findByText('Select a reason')).toBeTruthy();
  await user.click(await dialog.findByRole('radio', { name: 'Asks for money' }));
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect((await screen.findByRole('status')).textContent).toMatch(
    /Our team will read your report.*We keep the project and its message as they are now/,
  );
  expect(server.bodiesOf(call)).toEqual([{ project_id: 5, reason_id: 1, text: '' }]);
});

it('keeps the report when it can’t be sent', async () => {
  const { user, dialog } = await open({ [call]: offline });
  await user.click(await dialog.findByRole('radio', { name: 'Asks for money' }));
  await user.type(dialog.getByRole('textbox'), 'For the audition');
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await dialog.findByText(/Your report is still here/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Report project' }));
  const again = within(await screen.findByRole('dialog', { name: 'Report The singer' }));
  expect(again.getByRole<HTMLTextAreaElement>('textbox').value).toBe('For the audition');
});
