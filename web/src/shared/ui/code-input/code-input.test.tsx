import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import { CodeInput } from './code-input.tsx';

const onFull = vi.fn();

function Example({ error }: { error?: string }) {
  const [code, setCode] = useState('');
  return <CodeInput label="Code" value={code} onChange={setCode} onFull={onFull} error={error} />;
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code, 6 digits' });

beforeEach(() => onFull.mockReset());

describe('CodeInput', () => {
  it('accepts digits only and calls onFull once at six', async () => {
    renderForTest(<Example />);
    await userEvent.type(input(), '70a4 1');
    expect(input().value).toBe('7041');
    expect(onFull).not.toHaveBeenCalled();
    await userEvent.keyboard('93');
    expect(onFull).toHaveBeenCalledExactlyOnceWith('704193');
  });

  it('finds the code in pasted text', async () => {
    renderForTest(<Example />);
    await userEvent.type(input(), '12');
    await userEvent.paste('Your code is 704 193.');
    expect(input().value).toBe('704193');
    expect(onFull).toHaveBeenCalledExactlyOnceWith('704193');
  });

  it('deletes digits', async () => {
    renderForTest(<Example />);
    await userEvent.type(input(), '7041');
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect(input().value).toBe('70');
  });

  it('moves back digit by digit and replaces the selected one', async () => {
    renderForTest(<Example />);
    await userEvent.type(input(), '7041');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}9');
    expect(input().value).toBe('7091');
  });

  it('offers phones the code they just received', () => {
    renderForTest(<Example />);
    expect(input().autocomplete).toBe('one-time-code');
    expect(input().inputMode).toBe('numeric');
  });

  it('describes the error for screen readers', () => {
    renderForTest(<Example error="Enter the 6-digit code" />);
    expect(input().getAttribute('aria-invalid')).toBe('true');
    const described = input().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Enter the 6-digit code');
  });
});
