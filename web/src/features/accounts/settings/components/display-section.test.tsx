import '../i18n.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { formatDateTime, formatDayTime, formatRecent } from '../../../../shared/lib/format/dates.ts';
import { chooseTimeFormat, useTimeFormat } from '../../../../shared/lib/format/time-format.ts';
import { renderForTest } from '../../../../shared/ui/render-for-test.tsx';
import { DisplaySection } from './display-section.tsx';

const evening = '2026-11-16T13:15:00Z';

function Elsewhere() {
  useTimeFormat();
  return <p>{`${formatDateTime(evening)}; ${formatDayTime(evening)}; ${formatRecent(evening, evening)}`}</p>;
}

const show = () =>
  renderForTest(
    <>
      <DisplaySection />
      <Elsewhere />
    </>,
  );

const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

afterEach(() => act(() => chooseTimeFormat('12-hour')));

describe('the time format', () => {
  it('is 12-hour unless chosen otherwise', () => {
    show();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '12-hour' }).checked).toBe(true);
    expect(screen.getByText('Times look like 6:45 pm')).toBeTruthy();
    expect(screen.getByText('16 Nov 2026, 6:45 pm; 16 Nov, 6:45 pm; 6:45 pm')).toBeTruthy();
  });

  it('changes every time on the page right away, and is kept on this device', async () => {
    show();
    await choose('24-hour');
    expect(screen.getByText('Times look like 18:45')).toBeTruthy();
    expect(screen.getByText('16 Nov 2026, 18:45; 16 Nov, 18:45; 18:45')).toBeTruthy();
    expect(window.localStorage.getItem('callboard-time-format')).toBe('24-hour');
  });

  it('follows what another tab chose', () => {
    show();
    window.localStorage.setItem('callboard-time-format', '24-hour');
    fireEvent(window, new StorageEvent('storage', { key: 'callboard-time-format' }));
    expect(screen.getByText('Times look like 18:45')).toBeTruthy();
  });
});
