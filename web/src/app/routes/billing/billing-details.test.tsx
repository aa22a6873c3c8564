import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { draftKeys, draftPrefix } from '../../../shared/lib/drafts.ts';
import { paths } from '../../../shared/lib/paths.ts';
import {
  answerCalls,
  cleanUp,
  json,
  lantern,
  openPage,
  problemAnswer,
  signIn,
  somePurchase,
} from './billing-for-test.tsx';

beforeEach(signIn);
afterEach(cleanUp);

const nothingKnown = { 'GET /v1/recruiter/8/billing-details': () => json(200, { details: null }) };
const change = 'PUT /v1/recruiter/8/billing-details';
/** A valid GSTIN of Karnataka. */
const gstin = '29AAGCB7383J1Z4';

const type = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

const fillIn = async () => {
  await type('Legal name', 'Lantern Casting LLP');
  await type('Address', '12th Main, Indiranagar');
  await type('City', 'Bengaluru');
  await type('PIN code', '560038');
};

describe('billing details at the checkout', () => {
  const open = async () => {
    openPage(paths.creditsBalance());
    await press(/Buy 100 credits/);
    return screen.findByRole('dialog');
  };

  it('are asked for once, and the GSTIN’s state decides the tax shown', async () => {
    const details = { ...lantern, gstin, state_code: '29' };
    const server = answerCalls({
      ...nothingKnown,
      [change]: () => json(200, { details }),
      'POST /v1/credit-purchases': () =>
        json(201, somePurchase({ cgst_paise: 0, sgst_paise: 0, igst_paise: 142_200 })),
    });
    const dialog = await open();
    await fillIn();
    expect(dialog.textContent).toContain('CGST');
    await type('GSTIN (optional)', gstin.toLowerCase());
    expect(screen.getByLabelText<HTMLSelectElement>('State').value).toBe('29');
    await waitFor(() => expect(dialog.textContent).toContain('IGST 18%'));
    await press(/Save and pay/);
    await screen.findByRole('dialog', { name: /Practice payment/ });
    expect(server.to(change).map(({ body }) => body)).toEqual([
      {
        legal_name: 'Lantern Casting LLP',
        gstin,
        address: '12th Main, Indiranagar',
        city: 'Bengaluru',
        state_code: '29',
        pin_code: '560038',
      },
    ]);
  });

  it('show errors by field, send nothing and keep the input', async () => {
    const server = answerCalls(nothingKnown);
    await open();
    await type('GSTIN (optional)', '29AAGCB7383J1Z5');
    await type('PIN code', '0400');
    await press(/Save and pay/);
    expect(await screen.findByText('Enter the 15-character GSTIN on your certificate')).toBeTruthy();
    expect(screen.getByText('Enter a 6-digit PIN code')).toBeTruthy();
    expect(screen.getByText('Enter your registered name')).toBeTruthy();
    expect(screen.getByText('Choose the state')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('PIN code').value).toBe('0400');
    expect(server.to(change)).toEqual([]);
    expect(server.to('POST /v1/credit-purchases')).toEqual([]);
  });

  it('are optional', async () => {
    const server = answerCalls({
      ...nothingKnown,
      'POST /v1/credit-purchases': () => json(201, somePurchase()),
    });
    const dialog = await open();
    await userEvent.click(await screen.findByLabelText('Without company details'));
    expect(dialog.textContent).toContain('Tax applies as in Maharashtra');
    await userEvent.click(within(dialog).getByRole('button', { name: /^Pay/ }));
    await screen.findByRole('dialog', { name: /Practice payment/ });
    expect(server.to(change)).toEqual([]);
  });
});

describe('billing details on their page', () => {
  it('survive a field error and a closed page', async () => {
    answerCalls({
      ...nothingKnown,
      [change]: () =>
        problemAnswer(400, 'VALIDATION_FAILED', {
          errors: [{ field: 'city', message: 'Is no city we know' }],
        }),
    });
    const first = openPage(paths.billing());
    await press('Add company details');
    await fillIn();
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Karnataka');
    await press('Save');
    expect(await screen.findByText('Is no city we know')).toBeTruthy();
    first.close();
    openPage(paths.billing());
    await press('Add company details');
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Bengaluru');
    expect(screen.getByText('What you typed last time is still here.')).toBeTruthy();
  });

  it('are shown once they are saved', async () => {
    answerCalls({ [change]: () => json(200, { details: { ...lantern, city: 'Pune' } }) });
    openPage(paths.billing());
    expect(await screen.findByText('Mumbai 400061, Maharashtra')).toBeTruthy();
    await press('Change');
    await type('City', 'Pune');
    await press('Save');
    expect(await screen.findByText('Pune 400061, Maharashtra')).toBeTruthy();
    expect(draftKeys(localStorage, draftPrefix)).toEqual([]);
  });
});
