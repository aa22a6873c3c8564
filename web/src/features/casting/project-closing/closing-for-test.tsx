import type { ClosingPreview } from '@callboard/contract/casting/project-closing';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import '../../../shared/i18n/i18n.ts';
import { type Answers, json, startFakeServer } from '../../../shared/lib/api/fake-server-for-test.ts';
import { createQueryClient } from '../../../shared/lib/api/query-client.ts';

export const change = 'PATCH /v1/recruiter-project/5';
export const previewCall = 'GET /v1/recruiter-project/5/closing';

export const person = (user_id: number, name: string) => ({
  user_id,
  userUniqueId: `u-${user_id}`,
  name,
  image: null,
});
const candidate = (user_id: number, name: string, stage: string, is_cast = false) => ({
  ...person(user_id, name),
  stage,
  is_cast,
});
export const preview: ClosingPreview = {
  characters: [
    {
      id: 1,
      name: 'Meera',
      wanted: 1,
      candidates: [candidate(11, 'Pallavi R.', 'offered'), candidate(12, 'Devika N.', 'applied')],
    },
    {
      id: 2,
      name: 'Wedding guests',
      wanted: 3,
      candidates: [
        candidate(20, 'Vikram S.', 'cast', true),
        candidate(21, 'Kavya S.', 'invited'),
        candidate(22, 'Rohan D.', 'invited'),
        candidate(23, 'Asha K.', 'shortlisted'),
      ],
    },
    { id: 3, name: 'The boatman', wanted: 1, candidates: [] },
  ],
  parts: [
    { key: 'cast', count: 0, people: [], user_ids: [], words: 'You have the role.' },
    {
      key: 'applications',
      count: 3,
      people: [person(11, 'Pallavi R.'), person(12, 'Devika N.'), person(13, 'Bina T.')],
      user_ids: [11, 12, 13],
      words: 'Thank you for applying.',
    },
    {
      key: 'shares',
      count: 3,
      people: [person(21, 'Kavya S.'), person(22, 'Rohan D.'), person(12, 'Devika N.')],
      user_ids: [21, 22, 12],
      words: 'Thank you for your time.',
    },
  ],
};

export const startServer = (answers: Answers = {}) =>
  startFakeServer({
    [previewCall]: () => json(200, preview),
    [change]: () => json(200, { id: 5, conflicts: [] }),
    ...answers,
  });
export const show = (component: ReactNode) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>{component}</MemoryRouter>
    </QueryClientProvider>,
  );
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
