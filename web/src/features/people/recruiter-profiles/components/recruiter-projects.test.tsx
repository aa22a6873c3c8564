import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../i18n.ts';
import { renderForTest } from '../../../../shared/ui/render-for-test.tsx';
import { firstProjectsRequest } from '../api.ts';
import { answerWithProjects, sampleProject } from '../model/projects-for-test.ts';
import { sampleRecruiter } from '../model/sample-recruiter.ts';
import { RecruiterProjects } from './recruiter-projects.tsx';

afterEach(() => vi.unstubAllGlobals());

const show = (changes: Parameters<typeof sampleRecruiter>[0] = {}, client = new QueryClient()) =>
  renderForTest(
    <QueryClientProvider client={client}>
      <RecruiterProjects recruiter={sampleRecruiter(changes)} />
    </QueryClientProvider>,
  );
const itemOf = async (title: string) => {
  const item = (await screen.findByRole('heading', { level: 3, name: title })).closest('li');
  if (!item) throw new Error(`${title} is no item of a list`);
  return within(item);
};

describe('RecruiterProjects', () => {
  it('shows what is being cast, for whom, where and when', async () => {
    const wanted = ['The singer', 'Meera'].map((name, id) => ({ id, name }));
    answerWithProjects([
      sampleProject({ title: 'Monsoon Line', is_open: true, characters: wanted, cast: [] }),
    ]);
    show();
    const item = await itemOf('Monsoon Line');
    expect(item.getByText('Casting now')).toBeTruthy();
    expect(item.getByText('Web series for Tidewater Originals')).toBeTruthy();
    const facts = item.getAllByRole('definition').map((fact) => fact.textContent);
    expect(facts).toEqual(['Mumbai, Ratnagiri', '12 Jan – 20 Mar 2027', 'The singer, Meera']);
    expect(item.queryByRole('list', { name: 'Cast of Monsoon Line' })).toBeNull();
  });

  it('shows the cast of a project below it, and nothing that nobody said', async () => {
    const nothing = { production_house: null, cities: [], shoot_starts_on: null, shoot_ends_on: null };
    answerWithProjects([sampleProject({ title: 'Kaccha Limbu', ...nothing })]);
    show({ cast_part_count: 148 });
    const item = await itemOf('Kaccha Limbu');
    expect(item.getByText('Web series', { selector: 'p' })).toBeTruthy();
    expect(item.queryByText('Casting now')).toBeNull();
    expect(item.queryAllByRole('definition')).toEqual([]);
    const cast = within(item.getByRole('list', { name: 'Cast of Kaccha Limbu' })).getAllByRole('listitem');
    expect(cast.map(({ textContent }) => textContent)).toEqual(['RevatiAnanya R.', 'AbaCast']);
    expect(screen.getByText('148 roles cast on Callboard')).toBeTruthy();
  });

  it('names eight characters of many', async () => {
    const characters = Array.from({ length: 11 }, (_, id) => ({ id, name: `C${id}` }));
    answerWithProjects([sampleProject({ characters })]);
    show();
    expect(await screen.findByText('C0, C1, C2, C3, C4, C5, C6, C7 and 3 more')).toBeTruthy();
  });

  it('shows more on request', async () => {
    const projects = Array.from({ length: 8 }, (_, at) => sampleProject({ title: `Project ${at}` }));
    const server = answerWithProjects(projects);
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('heading', { name: 'Project 7' })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(8);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(server).toHaveBeenCalledTimes(2);
  });

  it('is no section where there are none, though some were there a moment ago', async () => {
    const server = answerWithProjects([]);
    show({ projects_here: 3 });
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
    expect(server).toHaveBeenCalledTimes(1);
  });

  it('is there at once with what the server sent, also where the address has capitals', () => {
    answerWithProjects([]);
    const { userUniqueId } = sampleRecruiter();
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
    const page = {
      results: [sampleProject({ title: 'Sent along' })],
      page: 1,
      limit: 6,
      totalPages: 1,
      totalResults: 1,
    };
    const { queryKey } = firstProjectsRequest(userUniqueId.toUpperCase());
    client.setQueryData(queryKey, { pages: [page], pageParams: [1] });
    show({}, client);
    expect(screen.getByRole('heading', { name: 'Sent along' })).toBeTruthy();
  });

  it('says that they could not be loaded', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    show({}, new QueryClient({ defaultOptions: { queries: { retry: false } } }));
    expect(await screen.findByRole('heading', { name: /load the projects/ })).toBeTruthy();
  });
});
