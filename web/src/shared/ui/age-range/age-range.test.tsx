import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { BirthDateField } from '../birth-date-field/birth-date-field.tsx';
import { CharacterCount } from '../character-count/character-count.tsx';
import { renderForTest } from '../render-for-test.tsx';
import { AgeRange } from './age-range.tsx';

function Ages() {
  const [value, setValue] = useState({ from: '', to: '32' });
  return (
    <AgeRange
      label="Playing age"
      fromLabel="From"
      toLabel="To"
      value={value}
      onChange={setValue}
      start={27}
    />
  );
}

function Birth() {
  const [value, setValue] = useState({ day: '', month: '', year: '' });
  return (
    <>
      <BirthDateField label="Date of birth" value={value} onChange={setValue} error="There is no such day" />
      <samp>{JSON.stringify(value)}</samp>
    </>
  );
}

describe('AgeRange', () => {
  it('can be typed or stepped from a suggested start', async () => {
    renderForTest(<Ages />);
    const from = screen.getByRole<HTMLInputElement>('textbox', { name: 'From' });
    await userEvent.click(screen.getByRole('button', { name: 'One more: From' }));
    expect(from.value).toBe('27');
    await userEvent.click(screen.getByRole('button', { name: 'One less: From' }));
    expect(from.value).toBe('26');
    await userEvent.clear(from);
    await userEvent.type(from, '२४');
    expect(from.value).toBe('२४');
  });
});

describe('BirthDateField', () => {
  it('is three short fields with one error', async () => {
    renderForTest(<Birth />);
    await userEvent.type(screen.getByLabelText('Day'), '23');
    await userEvent.selectOptions(screen.getByLabelText('Month'), 'July');
    await userEvent.type(screen.getByLabelText('Year'), '1998');
    expect(document.querySelector('samp')?.textContent).toBe('{"day":"23","month":"7","year":"1998"}');
    const described = screen.getByLabelText('Year').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('There is no such day');
  });
});

describe('CharacterCount', () => {
  it.each([
    [120, '120 of 3,000'],
    [10_000, '7,000 too many'],
  ])('of %d says %j', (length, words) => {
    renderForTest(<CharacterCount text={'x'.repeat(length)} most={3000} />);
    expect(screen.getByText(words)).toBeTruthy();
  });
});
