import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import { DateField } from './date-field.tsx';

function Shoot({ start = '' }: { start?: string }) {
  const [day, setDay] = useState(start);
  return (
    <>
      <DateField label="Shoot date" value={day} min="2026-11-10" onChange={setDay} />
      <samp>{day}</samp>
    </>
  );
}

const line = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Shoot date' });
const chosen = () => document.querySelector('samp')?.textContent;

describe('DateField', () => {
  it('accepts and shows dates in Indian format', async () => {
    renderForTest(<Shoot />);
    await userEvent.type(line(), '16112026');
    expect(chosen()).toBe('2026-11-16');
    await userEvent.tab();
    expect(line().value).toBe('16/11/2026');
  });

  it('keeps unreadable input, shows the format and has no value', async () => {
    renderForTest(<Shoot start="2026-11-16" />);
    await userEvent.clear(line());
    await userEvent.type(line(), '31/02/2027');
    await userEvent.tab();
    expect(line().value).toBe('31/02/2027');
    expect(screen.getByRole('alert').textContent).toBe('Enter a date like 16/11/2026');
    expect(chosen()).toBe('');
  });

  it('chooses from a calendar, which closes afterwards', async () => {
    renderForTest(<Shoot start="2026-11-16" />);
    const button = screen.getByRole('button', { name: 'Open calendar: Shoot date' });
    await userEvent.click(button);
    expect(await screen.findByRole('grid', { name: /November 2026/ })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /17 November 2026/ }));
    expect(chosen()).toBe('2026-11-17');
    expect(line().value).toBe('17/11/2026');
    expect(screen.queryByRole('grid')).toBeNull();
  });
});
