import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../../test/app.ts';
import { createBuyer } from '../../../../../test/billing.ts';
import { readPdf } from '../../../../../test/read-pdf.ts';

const testApp = useTestApp();
type Buyer = Awaited<ReturnType<typeof createBuyer>>;

const lantern = {
  legal_name: 'Lantern Casting LLP',
  gstin: '27AAPFU0939F1ZV',
  address: '14 Veera Desai Road, Andheri West',
  city: 'Mumbai',
  state_code: '27',
  pin_code: '400053',
};

const say = (who: Buyer, details: object) =>
  testApp().app.inject({
    method: 'PUT',
    url: `/v1/recruiter/${who.id}/billing-details`,
    headers: who.headers,
    payload: details,
  });

const buyAndPay = async (who: Buyer, what: object = { pack: 100 }) => {
  const purchase = await who.buy(what);
  const paid = await who.call('POST', `/v1/local-gateway/orders/${purchase.checkout?.order_id}`, {
    outcome: 'paid',
  });
  return (await who.confirm(purchase.id, paid.json())).json();
};

const textOf = async (who: Buyer, id: number, kind = 'invoice') => {
  const response = await who.call('GET', `/v1/credit-purchases/${id}/invoice?kind=${kind}`);
  const file = response.json();
  expect(file).toMatchObject({ media_type: 'application/pdf', encoding: 'base64' });
  const pdf = readPdf(Buffer.from(file.content, 'base64'));
  expect(pdf.pages).toBe(1);
  return { file, text: pdf.words.join('\n') };
};

describe('GET /v1/credit-purchases/{id}/invoice', () => {
  test('shows both parties, the line, CGST and SGST, the amount in words, and that no money moved', async () => {
    const who = await createBuyer(testApp());
    await say(who, lantern);
    const purchase = await buyAndPay(who);
    const { file, text } = await textOf(who, purchase.id);
    expect(file.file_name).toBe(`${purchase.invoice_number}.pdf`);
    for (const expected of [
      'Tax invoice',
      purchase.invoice_number,
      'Callboard Tests',
      'GSTIN 27AAACC0000A1ZW',
      'Lantern Casting LLP',
      'GSTIN 27AAPFU0939F1ZV',
      'Mumbai 400053',
      'Place of supply: Maharashtra (27)',
      'Pack of 100 credits',
      '998599',
      '₹7,900.00',
      'CGST 9%',
      'SGST 9%',
      '₹711.00',
      '₹9,322.00',
      'Rupees nine thousand three hundred twenty-two only',
      'This is a practice invoice, no money moved',
    ]) {
      expect(text).toContain(expected);
    }
    expect(text).not.toContain('IGST');
  });

  test('other states pay IGST, and later changes do not alter an invoice', async () => {
    const who = await createBuyer(testApp());
    await say(who, { ...lantern, gstin: null, state_code: '29', city: 'Bengaluru', pin_code: '560001' });
    const purchase = await buyAndPay(who, { plan: 'studio' });
    expect(purchase).toMatchObject({ cgst_paise: 0, sgst_paise: 0, igst_paise: 14_220 });
    await say(who, { ...lantern, legal_name: 'Somebody Else LLP' });
    const { text } = await textOf(who, purchase.id);
    for (const expected of [
      'IGST 18%',
      '₹142.20',
      'Karnataka (29)',
      'Lantern Casting LLP',
      'Studio plan, ',
    ]) {
      expect(text).toContain(expected);
    }
    expect(text).not.toMatch(/CGST|Somebody Else/);
  });

  test('billing details entered during the payment decide the tax', async () => {
    const who = await createBuyer(testApp());
    const purchase = await who.buy({ pack: 25 });
    await say(who, { ...lantern, gstin: null, state_code: '33' });
    const proof = await who.call('POST', `/v1/local-gateway/orders/${purchase.checkout?.order_id}`, {
      outcome: 'paid',
    });
    const paid = (await who.confirm(purchase.id, proof.json())).json();
    expect(paid).toMatchObject({ igst_paise: 40_500, cgst_paise: 0, total_paise: purchase.total_paise });
  });

  test('a refund has a credit note with its own number', async () => {
    const who = await createBuyer(testApp());
    const purchase = await buyAndPay(who);
    expect(
      (await who.call('GET', `/v1/credit-purchases/${purchase.id}/invoice?kind=credit_note`)).statusCode,
    ).toBe(404);
    await testApp().services.billing.refunds.refund(purchase.id);
    const refunded = await who.read(purchase.id);
    expect(refunded.credit_note_number).toMatch(/^CBN-\d{4}-\d{4}$/);
    const { text } = await textOf(who, purchase.id, 'credit_note');
    expect(text).toContain('Credit note');
    expect(text).toContain(`for invoice ${purchase.invoice_number}`);
    // Without billing details the company name is used.
    expect(text).toContain('Lantern Casting');
    expect(text).toContain('GSTIN not given');
  });

  test('404 before it is paid, and for the other kind', async () => {
    const who = await createBuyer(testApp());
    const { id } = await who.buy();
    expect((await who.call('GET', `/v1/credit-purchases/${id}/invoice`)).json()).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await who.call('GET', `/v1/credit-purchases/${id}/invoice?kind=receipt`)).statusCode).toBe(400);
  });

  test('an invoice cannot be changed or removed', async () => {
    const who = await createBuyer(testApp());
    const { id } = await buyAndPay(who);
    for (const statement of [
      `update invoice set line = 'free' where purchase_id = $1`,
      'delete from invoice where purchase_id = $1',
    ]) {
      await expect(who.one(statement, [id])).rejects.toThrow('invoice is append-only');
    }
  });
});

describe('PUT /v1/recruiter/{id}/billing-details', () => {
  test('is null until it is saved', async () => {
    const who = await createBuyer(testApp());
    const url = `/v1/recruiter/${who.id}/billing-details`;
    expect((await who.call('GET', url)).json()).toEqual({ details: null });
    expect((await say(who, { ...lantern, gstin: ' 27aapfu 0939f1zv ' })).json()).toEqual({
      details: lantern,
    });
    expect((await who.call('GET', url)).json()).toEqual({ details: lantern });
    await say(who, { ...lantern, gstin: null });
    expect((await who.call('GET', url)).json()).toMatchObject({ details: { gstin: null } });
  });

  test.each([
    [{ gstin: '27AAPFU0939F1ZW' }, 'gstin'],
    [{ gstin: '27AAPFU0939F1ZV', state_code: '29' }, 'gstin'],
    [{ pin_code: '012345' }, 'pin_code'],
    [{ state_code: '28' }, 'state_code'],
    [{ legal_name: ' ' }, 'legal_name'],
  ])('refuses %o', async (change, field) => {
    const who = await createBuyer(testApp());
    expect((await say(who, { ...lantern, ...change })).json()).toMatchObject({ errors: [{ field }] });
  });

  test('404 for the details of others', async () => {
    const [who, other] = [await createBuyer(testApp()), await createBuyer(testApp())];
    const url = `/v1/recruiter/${other.id}/billing-details`;
    expect((await who.call('GET', url)).statusCode).toBe(404);
    const { app } = testApp();
    const taken = await app.inject({ method: 'PUT', url, headers: who.headers, payload: lantern });
    expect(taken.statusCode).toBe(404);
  });
});
