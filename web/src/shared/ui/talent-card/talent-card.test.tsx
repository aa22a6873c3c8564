import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import { TalentCard, type TalentCardTalent } from './talent-card.tsx';
import { TalentRow } from './talent-row.tsx';

const ananya: TalentCardTalent = {
  name: 'Ananya Rao',
  to: '/talent/ananya-rao',
  photo: { src: '/ananya.webp', thumbnail: '/ananya-16.webp' },
  playingAge: { min: 24, max: 32 },
  city: 'Mumbai',
  languages: ['Hindi', 'Kannada'],
  match: 96,
  availability: { name: 'available' },
  lock: 'locked',
};

const { match, availability, lock, ...guestAnanya } = ananya;

const actions = () => ({ onQuickView: vi.fn(), onShortlist: vi.fn(), onUnlock: vi.fn() });

describe('TalentCard', () => {
  it('is one link with name, age, city and match', () => {
    renderForTest(<TalentCard talent={ananya} />);
    // Said as shown, so that whoever speaks to the page can say what they see.
    const link = screen.getByRole('link', { name: /^Ananya Rao plays 24–32 · Mumbai 96 ?% match$/ });
    expect(link.getAttribute('href')).toBe('/talent/ananya-rao');
    expect(link.hasAttribute('aria-label')).toBe(false);
  });

  it('shows languages, availability and lock under the photo', () => {
    renderForTest(<TalentCard talent={ananya} />);
    expect(screen.getByText('Hindi, Kannada')).toBeTruthy();
    expect(screen.getByText('Available')).toBeTruthy();
    expect(screen.getByText('Locked')).toBeTruthy();
    expect(screen.queryByText('Unlocked')).toBeNull();
  });

  it('shows guests no match, availability or lock', () => {
    renderForTest(<TalentCard talent={guestAnanya} />);
    expect(screen.getByRole('link', { name: 'Ananya Rao plays 24–32 · Mumbai' })).toBeTruthy();
    expect(screen.queryByText('Available')).toBeNull();
    expect(screen.queryByText('Locked')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('reaches its three actions by keyboard, after the link', async () => {
    const user = userEvent.setup();
    const handlers = actions();
    renderForTest(<TalentCard talent={ananya} actions={handlers} />);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('link'));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Quick view of Ananya Rao' }));
    await user.keyboard('{Enter}');
    await user.tab();
    await user.keyboard(' ');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Unlock Ananya Rao' }));
    await user.keyboard('{Enter}');
    expect(handlers.onQuickView).toHaveBeenCalledOnce();
    expect(handlers.onShortlist).toHaveBeenCalledOnce();
    expect(handlers.onUnlock).toHaveBeenCalledOnce();
  });

  it('offers to remove a shortlisted talent, and no unlock when unlocked', () => {
    const { onQuickView, onShortlist } = actions();
    renderForTest(
      <TalentCard talent={{ ...ananya, mark: 'shortlisted' }} actions={{ onQuickView, onShortlist }} />,
    );
    const shortlist = screen.getByRole('button', { name: 'Remove Ananya Rao from the shortlist' });
    expect(shortlist.getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Unlock Ananya Rao' })).toBeNull();
  });

  it('shows an initial without a photo', () => {
    const { container } = renderForTest(<TalentCard talent={{ ...ananya, photo: null }} />);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText('A')).toBeTruthy();
  });
});

describe('a card in a search', () => {
  const reasons = [
    { fits: true, must: true, text: 'speaks Hindi, native' },
    { fits: false, must: false, text: '157 cm, 3 cm under' },
  ];

  it('tells screen readers why she fits and where not', () => {
    renderForTest(<TalentCard talent={{ ...ananya, reasons }} />);
    const described = screen.getByRole('link').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe(
      'All musts speaks Hindi, nativeDoesn’t match: 157 cm, 3 cm under',
    );
  });

  it('says which musts are missing, and nothing of musts where there are none', () => {
    const missing = [
      { fits: false, must: true, text: 'male, not female' },
      { fits: false, must: true, text: 'plays up to 22, 2 years under' },
    ];
    const { unmount } = renderForTest(<TalentCard talent={{ ...ananya, reasons: missing }} />);
    expect(screen.getByText('2 musts missing')).toBeTruthy();
    expect(screen.getAllByText('Misses a must:')).toHaveLength(2);
    unmount();
    const reasons = [{ fits: true, must: false, text: '165 cm' }];
    renderForTest(<TalentCard talent={{ ...ananya, reasons }} />);
    expect(screen.getByText('165 cm')).toBeTruthy();
    expect(screen.queryByText(/musts/)).toBeNull();
  });

  it('works without playing age and city, and shows skills instead of languages', () => {
    const { languages, ...unsaid } = guestAnanya;
    renderForTest(
      <TalentCard talent={{ ...unsaid, playingAge: null, city: null, skills: ['Kathak', 'Riding'] }} />,
    );
    expect(screen.getByRole('link', { name: 'Ananya Rao' })).toBeTruthy();
    expect(screen.getByText('Kathak, Riding')).toBeTruthy();
  });

  it('is skipped by Tab when another card is current', () => {
    renderForTest(<TalentCard talent={ananya} actions={actions()} tabIndex={-1} />);
    const stops = [screen.getByRole('link'), ...screen.getAllByRole('button')];
    expect(stops.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, -1]);
  });

  it('loads pictures of the first row eagerly', () => {
    const { container } = renderForTest(<TalentCard talent={ananya} isFirst />);
    const picture = container.querySelector('img[width]');
    expect(picture?.getAttribute('loading')).toBe('eager');
    expect(picture?.getAttribute('fetchpriority')).toBe('high');
  });

  it('shows the reasons in list view', () => {
    renderForTest(<TalentRow talent={{ ...ananya, reasons, mark: 'shortlisted' }} actions={actions()} />);
    const row = screen.getByRole('article');
    expect(within(row).getByText('96% match')).toBeTruthy();
    expect(within(row).getByText('157 cm, 3 cm under')).toBeTruthy();
    expect(within(row).getByText('Shortlisted')).toBeTruthy();
    expect(
      within(row)
        .getByRole('link', { name: /^Ananya Rao/ })
        .getAttribute('href'),
    ).toBe('/talent/ananya-rao');
  });
});
