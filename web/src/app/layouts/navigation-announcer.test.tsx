import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderForTest } from '../../shared/ui/render-for-test.tsx';
import { NavigationAnnouncer } from './navigation-announcer.tsx';

beforeEach(() => {
  document.title = 'First page · Callboard';
});

describe('NavigationAnnouncer', () => {
  it('leaves the first page to the browser and reads out every page that comes after', async () => {
    renderForTest(<NavigationAnnouncer />);
    expect(screen.getByRole('status').textContent).toBe('');
    for (const title of ['Find Talents · Callboard', 'Castings · Callboard']) {
      document.title = title;
      await waitFor(() => expect(screen.getByRole('status').textContent).toBe(title));
    }
  });
});
