import type { ProjectDetail } from '@callboard/contract/casting/projects';
import type { ShortlistCard, sortShortlist } from '@callboard/contract/casting/shortlists';
import type { Arguments } from '@callboard/contract/endpoint';
import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { someCard } from '../../../features/casting/shortlist-page/card-for-test.ts';
import { json, noContent } from '../../../shared/lib/api/fake-server-for-test.ts';
import { Providers } from '../../providers.tsx';
import { answerCalls } from '../find-talents/search-for-test.tsx';
import { listOf, someCharacter, someProject } from './project-for-test.tsx';
import { Component } from './shortlist-page.tsx';

export const path = '/app/my-projects/3/shortlist/9';
const base = '/v1/recruiter-character-shortlists';
export const calls = {
  page: `GET ${base}/shortlist-list`,
  order: `GET ${base}/recruiter-shortlist`,
  sort: `POST ${base}/user-shortlist/sort-by/user-list`,
  remove: `DELETE ${base}/bulk/shortlist-delete`,
  restore: `POST ${base}/restore`,
  move: `POST ${base}/move`,
  note: (id: number) => `PATCH ${base}/${id}`,
};

export const cards = (count: number): ShortlistCard[] =>
  Array.from({ length: count }, (_, at) => someCard(at + 1));

type Answers = Parameters<typeof answerCalls>[0];
type Order = Arguments<typeof sortShortlist>['body'];

/** A page over a server that keeps a shortlist: what is changed is what is answered next. */
export function openShortlist(
  first: ShortlistCard[],
  query = '',
  answers: Answers = {},
  project = someProject(),
) {
  let list = first;
  let removed: ShortlistCard[] = [];
  const idsOf = (body: unknown) => (body as { id: number[] }).id;
  const server = answerCalls({
    'GET /v1/recruiter-project/3': () => json(200, project satisfies ProjectDetail),
    'GET /v1/recruiter-project-character-library/getAll-Character/3': () =>
      json(200, listOf([someCharacter(9, { name: 'Meera' }), someCharacter(10, { name: 'Kale' })])),
    [calls.order]: () => json(200, listOf(list.map(({ talent: _, ...entry }) => entry))),
    [calls.page]: ({ searchParams }) => {
      const unlocked = searchParams.get('isRecruiterUnlocked');
      const page = Number(searchParams.get('page') ?? 1);
      const wanted = list.filter(
        ({ talent }) => unlocked === null || String(talent.isRecruiterUnlocked) === unlocked,
      );
      return json(200, {
        results: wanted.slice((page - 1) * 10, page * 10),
        page,
        limit: 10,
        totalPages: Math.ceil(wanted.length / 10),
        totalResults: wanted.length,
        counts: {
          all: list.length,
          unlocked: list.filter(({ talent }) => talent.isRecruiterUnlocked).length,
        },
      });
    },
    [calls.sort]: (_url, body) => {
      const { id, before = null } = body as Order;
      const moved = list.filter((card) => id.includes(card.id));
      const others = list.filter((card) => !id.includes(card.id));
      const at = others.findIndex((card) => card.id === before);
      list = others.toSpliced(at < 0 ? others.length : at, 0, ...moved);
      return noContent();
    },
    [calls.remove]: (_url, body) => {
      removed = list.filter(({ id }) => idsOf(body).includes(id));
      list = list.filter(({ id }) => !idsOf(body).includes(id));
      return noContent();
    },
    [calls.restore]: () => {
      list = [...list, ...removed].toSorted((one, other) => one.id - other.id);
      return json(200, listOf(removed));
    },
    ...answers,
  });
  const router = createMemoryRouter(
    [
      { path: '/app/my-projects/:id/shortlist/:characterId', element: <Component /> },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [path + query] },
  );
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return {
    router,
    server,
    bodiesOf: (call: string) => server.to(call).map(({ body }) => body),
    askedPage: () => Object.fromEntries(server.to(calls.page).at(-1)?.url.searchParams ?? []),
    /** A colleague's change, before anyone is told of it. */
    change: (next: (list: ShortlistCard[]) => ShortlistCard[]) => {
      list = next(list);
    },
  };
}

export const row = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  const found = heading.closest('li');
  if (!found) throw new Error(`${name} is in no row`);
  return within(found);
};

/** From top to bottom. */
export const namesShown = () => screen.queryAllByRole('heading', { level: 2 }).map((one) => one.textContent);
