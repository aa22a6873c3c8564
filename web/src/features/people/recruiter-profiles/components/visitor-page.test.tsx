import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../i18n.ts';
import { renderForTest } from '../../../../shared/ui/render-for-test.tsx';
import { answerWithProjects, sampleProject } from '../model/projects-for-test.ts';
import { sampleRecruiter } from '../model/sample-recruiter.ts';
import { CompanyCard } from './side-cards.tsx';
import { VisitorPage } from './visitor-page.tsx';

const show = (changes: Parameters<typeof sampleRecruiter>[0] = {}) =>
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <VisitorPage recruiter={sampleRecruiter(changes)} />
    </QueryClientProvider>,
  );
beforeEach(() => answerWithProjects([sampleProject()]));
afterEach(() => vi.unstubAllGlobals());
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('VisitorPage', () => {
  it('shows who they are, their open jobs and how they reply', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Priyanka Hegde');
    expect(screen.getByText('Casting director, Lantern Casting, Mumbai')).toBeTruthy();
    expect(screen.getByText('Verified')).toBeTruthy();
    const call = screen.getByRole('link', { name: /The singer/ });
    expect(call.getAttribute('href')).toBe('/jobs/call-1');
    expect(call.textContent).toContain('Female, 20 to 30');
    expect(call.textContent).toContain('₹\u00a045,000 per day');
    expect(screen.getByRole('img', { name: '96% replied to' })).toBeTruthy();
    expect(screen.getByText('within 11 days')).toBeTruthy();
  });

  it('names and shows only those who agreed', async () => {
    show();
    const aba = await screen.findByText('Aba');
    const links = screen.getAllByRole('link', { name: 'Ananya R.' }).map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/talent/talent-1', '/talent/talent-1']);
    expect(screen.getAllByRole('img', { name: 'Ananya R.' })).toHaveLength(1);
    expect(aba.parentElement?.textContent).toBe('AbaCast');
  });

  it('marks outside links as user content', () => {
    show();
    const link = screen.getByRole('link', { name: 'imdb.com/name/nm1, opens in a new tab' });
    expect(link.getAttribute('href')).toBe('https://www.imdb.com/name/nm1');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc');
    expect(hrefOf('Report Priyanka Hegde')).toBe('/Support#ask-us');
  });

  it('leaves out empty sections, and warns about an unverified company', () => {
    answerWithProjects([]);
    show({
      is_verified: false,
      role: null,
      bio: null,
      website: null,
      links: [],
      city: null,
      casting_since: null,
      languages: [],
      project_types: [],
      past_castings: [],
      projects_here: 0,
      open_calls: [],
      open_call_count: 0,
      cast: [],
      cast_part_count: 0,
      answering: null,
    });
    expect(screen.queryByText('Verified')).toBeNull();
    expect(screen.queryByText('Projects')).toBeNull();
    expect(screen.queryByText('Casting since')).toBeNull();
    expect(screen.getByText('No open jobs right now.')).toBeTruthy();
    expect(screen.getByText(/after 10 applications/)).toBeTruthy();
    expect(screen.getByText(/Do not pay to audition/)).toBeTruthy();
  });

  it('folds thirty past castings, and a long bio', () => {
    const castings = Array.from({ length: 30 }, (_, at) => ({
      title: `Play ${at + 1}`,
      project_type: { id: 1, name: 'Theatre' },
      year: 2000,
    }));
    show({ past_castings: castings, bio: 'Faces. '.repeat(100) });
    expect(screen.queryByText('Play 30')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show all 30' }));
    expect(screen.getByText('Play 30')).toBeTruthy();
    const more = screen.getByRole('button', { name: 'Read more' });
    fireEvent.click(more);
    expect(more.getAttribute('aria-expanded')).toBe('true');
  });
});

describe('CompanyCard', () => {
  const alone = { company: 'Priyanka Hegde', website: null, links: [], city: null };

  it('is left out for its owner while it would only repeat their name', () => {
    const { container } = renderForTest(<CompanyCard recruiter={sampleRecruiter(alone)} isOwner />);
    expect(container.textContent).toBe('');
  });

  it('still lets visitors report', () => {
    renderForTest(<CompanyCard recruiter={sampleRecruiter(alone)} isOwner={false} />);
    expect(hrefOf('Report Priyanka Hegde')).toBe('/Support#ask-us');
  });
});
