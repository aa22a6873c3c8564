import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import { matchOptions, type SearchOption } from './match-options.ts';
import { SearchChips } from './search-chips.tsx';
import { SearchSelect } from './search-select.tsx';

const options: SearchOption[] = [
  { id: 1, name: 'Mumbai', detail: 'Maharashtra', keywords: ['Bombay'], group: 'West' },
  { id: 2, name: 'Navi Mumbai', detail: 'Maharashtra', group: 'West' },
  { id: 3, name: 'Kochi', detail: 'Kerala', group: 'South' },
  { id: 4, name: 'Málaga', detail: 'Spain', group: 'Abroad' },
];

function City() {
  const [value, setValue] = useState<number | null>(null);
  return (
    <>
      <SearchSelect label="City" options={options} value={value} onChange={setValue} />
      <samp>{value}</samp>
      <button type="button">Elsewhere</button>
    </>
  );
}

function Cities({ most = 3 }: { most?: number }) {
  const [value, setValue] = useState<number[]>([]);
  return (
    <>
      <SearchChips label="Cities" options={options} value={value} onChange={setValue} most={most} />
      <samp>{value.join()}</samp>
    </>
  );
}

function OpenCity({ onText }: { onText: (text: string) => void }) {
  const [value, setValue] = useState<number | null>(null);
  const [text, setText] = useState<string>();
  return (
    <>
      <SearchSelect
        label="City"
        options={options}
        value={value}
        text={text}
        onChange={(id) => {
          setValue(id);
          setText(undefined);
        }}
        onText={(typed) => {
          setText(typed);
          setValue(null);
          onText(typed);
        }}
      />
      <samp>{text ?? value}</samp>
      <button type="button">Elsewhere</button>
    </>
  );
}

function OpenSkills() {
  const [value, setValue] = useState<number[]>([]);
  const [texts, setTexts] = useState<string[]>([]);
  return (
    <>
      <SearchChips
        label="Skills"
        options={options}
        value={value}
        onChange={setValue}
        texts={texts}
        onTexts={setTexts}
        most={3}
      />
      <samp>{[...value, ...texts].join()}</samp>
      <button type="button">Elsewhere</button>
    </>
  );
}

const line = () => screen.getByRole<HTMLInputElement>('combobox');
const chosen = () => document.querySelector('samp')?.textContent;
const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('matchOptions', () => {
  it.each([
    ['mum', ['Mumbai', 'Navi Mumbai']],
    ['bombay', ['Mumbai']],
    ['kerala', ['Kochi']],
    ['malaga', ['Málaga']],
    ['  KO ', ['Kochi']],
    ['xyz', []],
  ])('%j finds %j', (query, names) => {
    expect(matchOptions(options, query).map(({ name }) => name)).toEqual(names);
  });
});

describe('SearchSelect', () => {
  it('is chosen by keyboard and shows the name', async () => {
    renderForTest(<City />);
    await userEvent.tab();
    await userEvent.keyboard('mum');
    expect(line().getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{ArrowDown}');
    const active = document.getElementById(line().getAttribute('aria-activedescendant') ?? '');
    expect(active?.textContent).toContain('Navi Mumbai');
    await userEvent.keyboard('{Enter}');
    expect(chosen()).toBe('2');
    expect(line().value).toBe('Navi Mumbai');
    expect(shown()).toEqual([]);
  });

  it('accepts a full name and keeps other text in the field', async () => {
    renderForTest(<City />);
    await userEvent.type(line(), 'kochi');
    await userEvent.click(screen.getByText('Elsewhere'));
    expect(chosen()).toBe('3');
    await userEvent.clear(line());
    await userEvent.type(line(), 'mum');
    await userEvent.click(screen.getByText('Elsewhere'));
    expect(chosen()).toBe('');
    expect(line().value).toBe('mum');
    expect(screen.getByRole('alert').textContent).toBe('Choose from the list');
  });

  it('clears the choice, and says when nothing matches', async () => {
    renderForTest(<City />);
    await userEvent.type(line(), 'kochi{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Clear City' }));
    expect(chosen()).toBe('');
    await userEvent.type(line(), 'Atlantis');
    expect(screen.getByText('No results for “Atlantis”')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(line().getAttribute('aria-expanded')).toBe('false');
  });
});

describe('SearchChips', () => {
  it('shows groups, and each choice as a removable chip', async () => {
    renderForTest(<Cities />);
    await userEvent.click(line());
    expect(within(screen.getByRole('group', { name: 'South' })).getByRole('option').textContent).toContain(
      'Kochi',
    );
    await userEvent.click(screen.getByRole('option', { name: /Kochi/ }));
    await userEvent.type(line(), 'bom{Enter}');
    expect(chosen()).toBe('3,1');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Kochi' }));
    expect(chosen()).toBe('1');
    expect(screen.getAllByRole('status').at(-1)?.textContent).toBe('Kochi removed');
  });

  it('removes the last one with Backspace', async () => {
    renderForTest(<Cities />);
    await userEvent.type(line(), 'kochi{Enter}mumbai{Enter}');
    expect(chosen()).toBe('3,1');
    await userEvent.keyboard('{Backspace}');
    expect(chosen()).toBe('3');
  });

  it('stops at the limit and says so', async () => {
    renderForTest(<Cities most={1} />);
    await userEvent.type(line(), 'kochi{Enter}mumbai{Enter}');
    expect(chosen()).toBe('3');
    expect(screen.getByText('You can add up to 1.')).toBeTruthy();
  });
});

describe('what the list does not have', () => {
  it('is offered as the last entry and taken with Enter', async () => {
    renderForTest(<OpenCity onText={vi.fn()} />);
    await userEvent.type(line(), 'Kochin');
    expect(shown()).toEqual(['Use “Kochin”Not on our list yet']);
    await userEvent.keyboard('{Enter}');
    expect(chosen()).toBe('Kochin');
    expect(line().value).toBe('Kochin');
    expect(screen.getByText(/offer it to everyone once checked/)).toBeTruthy();
  });

  it('is kept when the field is left, after Escape too', async () => {
    renderForTest(<OpenCity onText={vi.fn()} />);
    await userEvent.type(line(), 'Kelshi{Escape}');
    await userEvent.click(screen.getByText('Elsewhere'));
    expect(chosen()).toBe('Kelshi');
  });

  it('is kept when the page goes away, or the window', async () => {
    const onText = vi.fn();
    const { unmount } = renderForTest(<OpenCity onText={onText} />);
    await userEvent.type(line(), 'Kelshi');
    window.dispatchEvent(new Event('pagehide'));
    expect(onText).toHaveBeenLastCalledWith('Kelshi');
    await userEvent.clear(line());
    await userEvent.type(line(), 'Anjarle');
    unmount();
    expect(onText).toHaveBeenLastCalledWith('Anjarle');
  });

  it('is not offered when the list has it', async () => {
    renderForTest(<OpenCity onText={vi.fn()} />);
    await userEvent.type(line(), 'malaga');
    expect(shown()).toEqual(['MálagaSpain']);
    await userEvent.click(screen.getByText('Elsewhere'));
    expect(chosen()).toBe('4');
  });

  it('becomes a chip, and so does what is left in the field', async () => {
    renderForTest(<OpenSkills />);
    await userEvent.type(line(), 'mum{Enter}Rope climbing{Enter}Lathi');
    await userEvent.click(screen.getByText('Elsewhere'));
    expect(chosen()).toBe('1,Rope climbing,Lathi');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Rope climbing' }));
    expect(chosen()).toBe('1,Lathi');
  });
});
