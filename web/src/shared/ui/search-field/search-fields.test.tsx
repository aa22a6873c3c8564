import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { SearchOption } from '../option-search/match-options.ts';
import { renderForTest } from '../render-for-test.tsx';
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

describe('text in a closed list that is not chosen', () => {
  function Closed({ several }: { several: boolean }) {
    const [value, setValue] = useState<number[]>([]);
    const [unfinished, setUnfinished] = useState('');
    const [isShown, setIsShown] = useState(true);
    const text = { unfinished, onUnfinished: setUnfinished, label: 'City', options };
    return (
      <>
        {isShown && several && <SearchChips {...text} value={value} onChange={setValue} most={3} />}
        {isShown && !several && (
          <SearchSelect
            {...text}
            value={value[0] ?? null}
            onChange={(id) => setValue(id === null ? [] : [id])}
          />
        )}
        <samp>{value.join()}</samp>
        <output>{unfinished}</output>
        <button type="button">Elsewhere</button>
        <button type="button" onClick={() => setIsShown(!isShown)}>
          Turn the page
        </button>
      </>
    );
  }
  const kept = () => document.querySelector('output')?.textContent;
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it.each([true, false])('stays in the field, is kept and says what to do (several: %s)', async (several) => {
    renderForTest(<Closed several={several} />);
    await userEvent.type(line(), 'Atlantis');
    await press('Elsewhere');
    expect([line().value, kept(), chosen()]).toEqual(['Atlantis', 'Atlantis', '']);
    expect(screen.getByRole('alert').textContent).toBe('Choose from the list, or clear this field');
    await press('Turn the page');
    await press('Turn the page');
    expect(line().value).toBe('Atlantis');
    expect(screen.getByRole('alert').textContent).toBe('Choose from the list, or clear this field');
    await press('Clear City');
    expect([line().value, kept(), screen.queryByRole('alert')]).toEqual(['', '', null]);
  });

  it.each([true, false])('is kept when the page or the window goes (several: %s)', async (several) => {
    renderForTest(<Closed several={several} />);
    await userEvent.type(line(), 'Atlan');
    window.dispatchEvent(new Event('pagehide'));
    await vi.waitFor(() => expect(kept()).toBe('Atlan'));
    await userEvent.type(line(), 'tis');
    await press('Turn the page');
    expect(kept()).toBe('Atlantis');
  });

  it.each([true, false])(
    'goes once an entry is chosen or the text is deleted (several: %s)',
    async (several) => {
      renderForTest(<Closed several={several} />);
      await userEvent.type(line(), 'Atlantis');
      await press('Elsewhere');
      await userEvent.clear(line());
      await press('Elsewhere');
      expect(kept()).toBe('');
      await userEvent.type(line(), 'mum');
      await press('Elsewhere');
      expect(kept()).toBe('mum');
      await userEvent.click(line());
      expect(shown()).toEqual(['MumbaiMaharashtra', 'Navi MumbaiMaharashtra']);
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await press('Elsewhere');
      expect([chosen(), kept()]).toEqual(['2', '']);
    },
  );

  it.each([true, false])('chooses the only entry that matches (several: %s)', async (several) => {
    renderForTest(<Closed several={several} />);
    await userEvent.type(line(), 'bomb');
    await press('Elsewhere');
    expect([chosen(), kept()]).toEqual(['1', '']);
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
    expect(screen.getByRole('alert').textContent).toBe('Choose from the list, or clear this field');
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
