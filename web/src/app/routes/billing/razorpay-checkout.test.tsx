import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../../shared/lib/paths.ts';
import {
  answerCalls,
  button,
  choosePack,
  cleanUp,
  handedBack,
  json,
  openPage,
  paidPurchase,
  press,
  signIn,
  somePurchase,
} from './billing-for-test.tsx';

beforeEach(signIn);
afterEach(cleanUp);

const begin = 'POST /v1/credit-purchases';
const confirm = 'POST /v1/credit-purchases/31/payment';

describe('paying with Razorpay', () => {
  const order = { ...somePurchase().checkout, gateway: 'razorpay', key: 'rzp_test_1' };
  const begun = { ...somePurchase(), checkout: order };

  interface Options {
    readonly key: string;
    readonly order_id: string;
    readonly amount: number;
    readonly handler: (answer: object) => void;
    readonly modal: { readonly ondismiss: () => void };
  }
  const opened: Options[] = [];
  class Gateway {
    readonly options: Options;
    constructor(options: Options) {
      this.options = options;
    }
    open() {
      opened.push(this.options);
    }
  }

  /** A fake of the gateway's script. */
  const scripts: HTMLScriptElement[] = [];
  beforeEach(() => {
    opened.length = 0;
    scripts.length = 0;
    vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
      for (const node of nodes) {
        if (!(node instanceof HTMLScriptElement)) continue;
        scripts.push(node);
        vi.stubGlobal('Razorpay', Gateway);
        queueMicrotask(() => node.dispatchEvent(new Event('load')));
      }
    });
  });
  afterEach(() => vi.restoreAllMocks());

  it('loads the script on demand and passes on its result', async () => {
    const server = answerCalls({ [begin]: () => json(201, begun), [confirm]: () => json(200, paidPurchase) });
    openPage(paths.creditsBalance());
    await choosePack();
    await button('Pay ₹ 9,322');
    expect(scripts).toEqual([]);
    await press('Pay ₹ 9,322');
    await waitFor(() => expect(opened).toHaveLength(1));
    expect(scripts.map(({ src }) => src)).toEqual(['https://checkout.razorpay.com/v1/checkout.js']);
    expect(opened[0]).toMatchObject({ key: 'rzp_test_1', order_id: 'order_1', amount: 932_200 });
    // The gateway's window must get the focus.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    opened[0]?.handler({ ...handedBack, something: 'of its own' });
    expect(await screen.findByText(/100 credits added/)).toBeTruthy();
    expect(server.to(confirm)[0]?.body).toEqual(handedBack);
  });

  it('says that nothing was charged when its window is closed', async () => {
    vi.stubGlobal('Razorpay', Gateway);
    answerCalls({ [begin]: () => json(201, begun), 'GET /v1/credit-purchases/31': () => json(200, begun) });
    openPage(paths.creditsBalance());
    await choosePack();
    await press('Pay ₹ 9,322');
    await waitFor(() => expect(opened).toHaveLength(1));
    opened[0]?.modal.ondismiss();
    expect(await screen.findByText(/Nothing was charged. Your choice is saved/)).toBeTruthy();
    await press('Pay ₹ 9,322');
    await waitFor(() => expect(opened).toHaveLength(2));
  });
});
