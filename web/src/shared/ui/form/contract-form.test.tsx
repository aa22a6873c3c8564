import { ProblemError } from '@callboard/contract/client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { DateField } from '../date-field/date-field.tsx';
import { renderForTest } from '../render-for-test.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Form, SubmitButton } from './form.tsx';
import { limitsOf } from './schema-limits.ts';
import { useContractForm } from './use-contract-form.tsx';

const body = z.strictObject({
  email: z.email('Enter an email like name@example.com'),
  note: z.string().trim().min(1).max(20),
  website: z.string().max(10).optional(),
  day: z.iso.date(),
});

const send = vi.fn<(sent: z.output<typeof body>) => Promise<string>>();
const onDone = vi.fn();

function Reply({ day = '' }: { day?: string }) {
  const form = useContractForm({
    schema: body,
    start: { email: '', note: '', website: '', day },
    labels: { email: 'Email', note: 'Note', website: 'Website', day: 'Day' },
    missing: { day: 'Choose a day' },
    send,
    onDone,
    action: 'send your reply',
    draft: { name: 'reply', storedIn: 'browser' },
  });
  return (
    <Form form={form} foot={<SubmitButton form={form}>Send</SubmitButton>}>
      <TextField {...form.field('email')} />
      <TextArea {...form.area('note')} />
      <TextField {...form.field('website')} />
      <DateField {...form.control('day')} />
    </Form>
  );
}

const line = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

async function fill() {
  await userEvent.type(line('Email'), 'asha@callboard.test');
  await userEvent.type(line('Note'), 'Yes');
  await userEvent.type(line('Day'), '16/11/2026');
}

const problem = (
  code: 'VALIDATION_FAILED' | 'RATE_LIMITED',
  errors: { field: string; message: string }[] = [],
) => new ProblemError({ type: 'about:blank', title: 'No', status: 400, code, errors });

afterEach(() => {
  send.mockReset();
  onDone.mockReset();
});

describe('useContractForm', () => {
  it('takes required fields and limits from the schema', () => {
    expect(limitsOf(body, 'note')).toEqual({ isOptional: false, most: 20 });
    expect(limitsOf(body, 'website')).toEqual({ isOptional: true, most: 10 });
    renderForTest(<Reply />);
    expect(line('Email').required).toBe(true);
    expect(line('Website').required).toBe(false);
    expect(screen.getByText('0 of 20')).toBeTruthy();
  });

  it('shows errors at their fields and focuses the first', async () => {
    renderForTest(<Reply />);
    await userEvent.type(line('Note'), 'x'.repeat(21));
    await press();
    expect(await screen.findByText('Enter Email')).toBeTruthy();
    expect(screen.getByText('Keep it to 20 characters')).toBeTruthy();
    expect(screen.getByText('Choose a day')).toBeTruthy();
    expect(document.activeElement).toBe(line('Email'));
    await userEvent.type(line('Email'), 'asha');
    expect(await screen.findByText('Enter an email like name@example.com')).toBeTruthy();
    expect(send).not.toHaveBeenCalled();
  });

  it('leaves empty optional fields out of the body', async () => {
    send.mockResolvedValue('CB-1');
    renderForTest(<Reply />);
    await fill();
    await press();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(send.mock.calls[0]?.[0]).toEqual({ email: 'asha@callboard.test', note: 'Yes', day: '2026-11-16' });
    expect(window.localStorage.length).toBe(0);
  });

  it('starts from an ISO date and focuses it when missing', async () => {
    renderForTest(<Reply day="2026-11-16" />);
    expect(line('Day').value).toBe('16/11/2026');
    await fill();
    await userEvent.clear(line('Day'));
    await press();
    expect(await screen.findByText('Choose a day')).toBeTruthy();
    expect(document.activeElement).toBe(line('Day'));
  });

  it('shows server errors at their fields', async () => {
    send.mockRejectedValue(
      problem('VALIDATION_FAILED', [{ field: 'email', message: 'This address is blocked' }]),
    );
    renderForTest(<Reply />);
    await fill();
    await press();
    expect(await screen.findByText('This address is blocked')).toBeTruthy();
    expect(document.activeElement).toBe(line('Email'));
    expect(screen.queryByText(/Couldn’t/)).toBeNull();
  });

  it.each([
    [new TypeError('Failed to fetch'), 'Check your internet and try again'],
    [problem('RATE_LIMITED'), 'Try again in a few minutes'],
    [new Error('Broken'), 'Try again in a moment'],
  ])('shows why it was not sent: %s', async (error, words) => {
    send.mockRejectedValue(error);
    renderForTest(<Reply />);
    await fill();
    await press();
    const text = (await screen.findByRole('alert')).textContent;
    expect(text).toContain('Couldn’t send your reply.');
    expect(text).toContain(words);
    expect(line('Note').value).toBe('Yes');
  });

  it('keeps a draft', async () => {
    const { unmount } = renderForTest(<Reply />);
    await userEvent.type(line('Note'), 'Maybe');
    unmount();
    renderForTest(<Reply />);
    await waitFor(() => expect(line('Note').value).toBe('Maybe'));
  });
});
