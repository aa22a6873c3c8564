import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import { CheckChips } from './check-chips.tsx';
import { RadioChips } from './radio-chips.tsx';

const options = [
  { value: 1, label: 'Straight' },
  { value: 2, label: 'Wavy' },
  { value: 3, label: 'Curly' },
];

function Hair() {
  const [value, setValue] = useState<number | null>(null);
  return <RadioChips label="Hair" options={options} value={value} onChange={setValue} error="Choose one" />;
}

function Roles(props: { most?: number; shownAtFirst?: number }) {
  const [value, setValue] = useState<number[]>([3]);
  return <CheckChips label="Roles" options={options} value={value} onChange={setValue} {...props} />;
}

describe('RadioChips', () => {
  it('is one group with its error, set by arrow keys and cleared', async () => {
    renderForTest(<Hair />);
    const group = screen.getByRole('group', { name: 'Hair' });
    const error = document.getElementById(group.getAttribute('aria-describedby') ?? '');
    expect(error?.textContent).toBe('Choose one');
    await userEvent.click(screen.getByRole('radio', { name: 'Wavy' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Wavy' }).checked).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Clear Hair' }));
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });
});

function Types() {
  const [value, setValue] = useState<number | null>(3);
  return <RadioChips label="Type" options={options} value={value} onChange={setValue} shownAtFirst={1} />;
}

describe('RadioChips with a long list', () => {
  it('collapses it, but shows the chosen one, and goes on with the first that was hidden', async () => {
    renderForTest(<Types />);
    const names = () => screen.getAllByRole('radio').map((box) => box.parentElement?.textContent);
    expect(names()).toEqual(['Straight', 'Curly']);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 3' }));
    expect(names()).toEqual(['Straight', 'Wavy', 'Curly']);
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Wavy' }));
  });
});

describe('CheckChips', () => {
  it('disables the others at the limit', async () => {
    renderForTest(<Roles most={1} />);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Wavy' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Curly' }));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Wavy' }).disabled).toBe(false);
  });

  it('collapses a long list, but shows chosen ones', async () => {
    renderForTest(<Roles shownAtFirst={1} />);
    const names = () => screen.getAllByRole('checkbox').map((box) => box.parentElement?.textContent);
    expect(names()).toEqual(['Straight', 'Curly']);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 3' }));
    expect(names()).toEqual(['Straight', 'Wavy', 'Curly']);
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Wavy' }));
  });
});
