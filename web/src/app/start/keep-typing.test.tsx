import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepTyping } from './keep-typing.ts';

const changes = vi.fn();

function Form() {
  const [name, setName] = useState('');
  const [order, setOrder] = useState('best');
  const [isFree, setIsFree] = useState(false);
  return (
    <>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.currentTarget.value)} />
      <select
        aria-label="Order"
        value={order}
        onChange={(event) => {
          changes(event.currentTarget.value);
          setOrder(event.currentTarget.value);
        }}
      >
        <option value="best">Best match</option>
        <option value="newest">Newest</option>
      </select>
      <input type="checkbox" checked={isFree} onChange={(event) => setIsFree(event.currentTarget.checked)} />
      <samp>{`${name}/${order}/${isFree}`}</samp>
    </>
  );
}

let root: Root | undefined;
const find = <Found extends Element>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};
const shown = () => find('samp').textContent;
const hydrate = () =>
  act(() => {
    root = hydrateRoot(document.body, <Form />);
  });

describe('keepTyping', () => {
  afterEach(() => {
    act(() => root?.unmount());
    document.body.innerHTML = '';
    changes.mockClear();
  });

  it('repeats what was typed and chosen before the application ran', async () => {
    document.body.innerHTML = renderToString(<Form />);
    const repeat = keepTyping();
    await userEvent.type(find('input'), 'asha');
    await userEvent.selectOptions(find('select'), 'newest');
    hydrate();
    act(repeat);
    expect(shown()).toBe('asha/newest/false');
    expect(find<HTMLSelectElement>('select').value).toBe('newest');
    expect(changes.mock.calls).toEqual([['newest']]);
  });

  it('leaves a list alone that no longer has the choice', async () => {
    document.body.innerHTML = renderToString(<Form />);
    const repeat = keepTyping();
    await userEvent.selectOptions(find('select'), 'newest');
    hydrate();
    find('option[value=newest]').remove();
    act(repeat);
    expect(shown()).toBe('/best/false');
    expect(changes).not.toHaveBeenCalled();
  });
});
