import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderForTest } from '../../shared/ui/render-for-test.tsx';
import { NavigationAnnouncer } from './navigation-announcer.tsx';

beforeEach(() => {
  document.title = 'First page · Callboard';
});

describe('NavigationAnnouncer', () => {
  it('announces every page but the first', async () => {
    renderForTest(<NavigationAnnouncer />);
    expect(screen.getByRole('status').textContent).toBe('');
    for (const title of ['Find Talents · Callboard', 'Castings · Callboard']) {
      document.title = title;
      await waitFor(() => expect(screen.getByRole('status').textContent).toBe(title));
    }
  });

  it('does not announce the unread count', async () => {
    renderForTest(<NavigationAnnouncer />);
    document.title = '(2) First page · Callboard';
    document.title = '(2) Castings · Callboard';
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Castings · Callboard'));
    await act(async () => {
      document.title = '(3) Castings · Callboard';
    });
    expect(screen.getByRole('status').textContent).toBe('Castings · Callboard');
  });

  it('ignores style sheets added to the head', async () => {
    renderForTest(<NavigationAnnouncer />);
    await act(async () => {
      const seen = new Promise((resolve) =>
        new MutationObserver(resolve).observe(document.head, { childList: true }),
      );
      document.head.append(document.createElement('style'));
      await seen;
    });
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
