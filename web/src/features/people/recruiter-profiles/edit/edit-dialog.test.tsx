import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../i18n.ts';
import { renderForTest } from '../../../../shared/ui/render-for-test.tsx';
import { sampleRecruiter } from '../model/sample-recruiter.ts';
import EditDialog from './edit-dialog.tsx';

const server = vi.fn<typeof fetch>();
const lists = {
  cities: [],
  countries: [],
  languages: [{ id: 14, name: 'Marathi', native_name: 'मराठी', iso_code: 'mr' }],
  project_types: [
    { id: 1, name: 'Feature film' },
    { id: 2, name: 'Web series' },
  ],
};
const answer = (status: number, body: object) =>
  Promise.resolve(
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
  );
let patched: { status: number; body: object };
const sent = () => {
  const call = server.mock.calls.find(([, init]) => init?.method === 'PATCH');
  return call ? JSON.parse(String(call[1]?.body)) : undefined;
};

const open = (onClose = vi.fn()) => {
  const view = renderForTest(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <EditDialog recruiter={sampleRecruiter()} onClose={onClose} />
    </QueryClientProvider>,
  );
  return { ...view, onClose };
};
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

beforeEach(() => {
  window.localStorage.clear();
  server.mockReset();
  patched = { status: 200, body: { ...sampleRecruiter(), recruiter_edit_doc: null } };
  server.mockImplementation((_url, init) =>
    init?.method === 'PATCH' ? answer(patched.status, patched.body) : answer(200, lists),
  );
  vi.stubGlobal('fetch', server);
});
afterEach(() => vi.unstubAllGlobals());

describe('EditDialog', () => {
  it('sends what was changed and nothing else', async () => {
    const { onClose } = open();
    type('Company', ' Monsoon Casting ');
    type('Website', 'monsoon.example');
    save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent()).toEqual({ company: 'Monsoon Casting', website: 'https://monsoon.example' });
  });

  it('keeps typed text until it is saved', async () => {
    const first = open();
    type('In your own words', 'Half a sentence');
    first.unmount();
    const second = open();
    expect(screen.getByLabelText('In your own words')).toHaveProperty('value', 'Half a sentence');
    expect(screen.getByText(/your unsaved changes from/)).toBeTruthy();
    save();
    await waitFor(() => expect(second.onClose).toHaveBeenCalled());
    expect(window.localStorage.length).toBe(0);
  });

  it('keeps text that is on no list, and saves once it is chosen or cleared', async () => {
    const languages = () => screen.findByRole('combobox', { name: 'Languages you cast in' });
    const leaveWith = async (value: string) => {
      const field = await languages();
      fireEvent.change(field, { target: { value } });
      fireEvent.blur(field);
    };
    const first = open();
    await leaveWith('Klingon');
    save();
    expect(await screen.findByText('Choose from the list, or clear this field')).toBeTruthy();
    first.unmount();
    const second = open();
    expect(await languages()).toHaveProperty('value', 'Klingon');
    await leaveWith('मराठी');
    save();
    await waitFor(() => expect(second.onClose).toHaveBeenCalled());
    expect(sent()?.languages).toContain(14);
  });

  it('starts over', () => {
    const first = open();
    type('Company', 'Other');
    first.unmount();
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByLabelText('Company')).toHaveProperty('value', 'Lantern Casting');
    expect(window.localStorage.length).toBe(0);
  });

  it('marks every invalid field and sends nothing', async () => {
    open();
    // The dialog is focused a moment after it opens.
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    type('Company', ' ');
    type('Casting since', '1900');
    type('Website', 'javascript:alert(1)');
    fireEvent.click(screen.getByRole('button', { name: 'Add a casting' }));
    const [, title] = screen.getAllByLabelText('Title');
    if (title) fireEvent.change(title, { target: { value: 'Untimely' } });
    save();
    expect(await screen.findByText('Enter the company name, or your own')).toBeTruthy();
    expect(screen.getByText('Enter a web address, like https://example.com')).toBeTruthy();
    expect(screen.getByText('Choose a type')).toBeTruthy();
    expect(screen.getAllByText(/Enter a year between 1950/)).toHaveLength(2);
    expect(document.activeElement).toBe(screen.getByLabelText('Company'));
    expect(sent()).toBeUndefined();
  });

  it('shows an error of the server at its field, and loses nothing', async () => {
    patched = {
      status: 400,
      body: {
        type: 'x',
        title: 'x',
        status: 400,
        code: 'VALIDATION_FAILED',
        errors: [{ field: 'casting_since', message: 'Enter a year that isn’t in the future' }],
      },
    };
    const { onClose } = open();
    type('Casting since', '2015');
    save();
    expect(await screen.findByText('Enter a year that isn’t in the future')).toBeTruthy();
    expect(screen.getByLabelText('Casting since')).toHaveProperty('value', '2015');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('reorders castings and drops empty lines', async () => {
    const { onClose } = open();
    fireEvent.click(screen.getByRole('button', { name: 'Add a casting' }));
    fireEvent.click(screen.getByRole('button', { name: 'Add a casting' }));
    const [, title] = screen.getAllByLabelText('Title');
    const [, kind] = screen.getAllByLabelText('Type');
    const [, year] = screen.getAllByLabelText('Year');
    await waitFor(() => expect(kind?.querySelectorAll('option')).toHaveLength(3));
    if (title) fireEvent.change(title, { target: { value: 'Salt & Smoke' } });
    if (kind) fireEvent.change(kind, { target: { value: '2' } });
    if (year) fireEvent.change(year, { target: { value: '२०२३' } });
    fireEvent.click(screen.getByRole('button', { name: 'Move casting 2 up' }));
    save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent()).toEqual({
      past_castings: [
        { title: 'Salt & Smoke', project_type: 2, year: 2023 },
        { title: 'The Ferryman', project_type: 1, year: 2019 },
      ],
    });
  });
});
