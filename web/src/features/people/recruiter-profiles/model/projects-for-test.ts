import type { PublicProject } from '@callboard/contract/casting/project-lists';
import { vi } from 'vitest';

/** For tests: a closed project with its cast. */
export const sampleProject = (changes: Partial<PublicProject> = {}): PublicProject => ({
  title: 'Kaccha Limbu',
  project_type: 'Web series',
  production_house: 'Tidewater Originals',
  synopsis: null,
  cities: ['Mumbai', 'Ratnagiri'],
  languages: ['Hindi'],
  shoot_starts_on: '2027-01-12',
  shoot_ends_on: '2027-03-20',
  poster: null,
  is_open: false,
  characters: [],
  cast: [
    { character: 'Revati', name: 'Ananya R.', userUniqueId: 'talent-1', file_url: '/files/1.webp' },
    { character: 'Aba', name: null, userUniqueId: null, file_url: null },
  ],
  ...changes,
});

/** Answers every request with its page of these projects. */
export function answerWithProjects(projects: readonly PublicProject[]) {
  const server = vi.fn<typeof fetch>((input) => {
    const { searchParams } = new URL(String(input), 'http://localhost');
    const [page, limit] = [Number(searchParams.get('page')), Number(searchParams.get('limit'))];
    const answer = {
      results: projects.slice((page - 1) * limit, page * limit),
      page,
      limit,
      totalPages: Math.ceil(projects.length / limit),
      totalResults: projects.length,
    };
    return Promise.resolve(
      new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }),
    );
  });
  vi.stubGlobal('fetch', server);
  return server;
}
