import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  memoryStorage,
  openTab,
  problem,
  serverForTest,
  tabsForTest,
} from '../../lib/autosave/autosave-for-test.ts';
import { renderForTest } from '../render-for-test.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { AutosaveField } from './autosave-field.tsx';

function show() {
  const server = serverForTest();
  const storage = memoryStorage();
  const join = tabsForTest();
  const saving = openTab({ server, storage, tabs: join(), tab: 'here' });
  const other = openTab({ server, storage, tabs: join(), tab: 'there' });
  renderForTest(
    (['name', 'age'] as const).map((name) => (
      <AutosaveField key={name} saving={saving} name={name}>
        {({ value, error }) => (
          <TextField
            label={name}
            value={value}
            error={error}
            onChange={(event) => saving.set(name, event.currentTarget.value)}
          />
        )}
      </AutosaveField>
    )),
  );
  return { server, saving, other };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const fieldError = () => screen.queryByRole('alert')?.textContent;

describe('AutosaveField', () => {
  let shown: ReturnType<typeof show>;
  beforeEach(() => {
    shown = show();
  });

  it('shows the error after leaving the field, and hides it once it is valid', async () => {
    await userEvent.type(field('age'), 'thirty');
    expect(fieldError()).toBeUndefined();
    await userEvent.click(field('name'));
    expect(fieldError()).toBe('Enter a whole number');
    await userEvent.clear(field('age'));
    expect(fieldError()).toBe('Enter a whole number');
    await userEvent.type(field('age'), '30');
    expect(fieldError()).toBeUndefined();
  });

  it('sends right away when the page is left', async () => {
    await userEvent.type(field('name'), 'Asha');
    await userEvent.click(field('age'));
    expect(shown.server.bodies()).toEqual([{ first_name: 'Asha' }]);
  });

  it('shows a server error right away', async () => {
    await userEvent.type(field('name'), 'Asha');
    await userEvent.click(field('age'));
    await userEvent.click(field('name'));
    await act(async () => {
      shown.server.last()?.refuse(problem({ errors: [{ field: 'first_name', message: 'Not this name' }] }));
    });
    expect(fieldError()).toBe('Not this name');
    expect(field('name').value).toBe('Asha');
  });

  it('shows what another tab typed, except in a focused field', async () => {
    act(() => shown.other.set('name', 'Usha'));
    expect(field('name').value).toBe('Usha');
    expect(screen.getByText('Changed in another tab')).toBeTruthy();
    await userEvent.click(field('age'));
    act(() => shown.other.set('age', '41'));
    expect(field('age').value).toBe('');
    await userEvent.click(field('name'));
    expect(field('age').value).toBe('41');
  });
});
