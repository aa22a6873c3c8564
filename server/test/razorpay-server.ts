import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRazorpayBooks, type RazorpayPayment, type RazorpayRefund } from './razorpay-books.ts';

const keys = { keyId: 'rzp_test_callboard', keySecret: 'razorpay key secret' };
const webhookSecret = 'razorpay webhook secret';
const sign = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex');

/** How it behaves: well, as a page of nonsense, as a server in trouble, or not at all. */
type Mood = 'well' | 'nonsense' | 'failing' | 'silent';
/** How it charges by itself: at once, later, not at all. */
type Charging = 'captured' | 'created' | 'declined';

const readBody = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? {} : JSON.parse(text);
};

const refusal = (description: string) => ({
  status: 400,
  body: {
    error: { code: 'BAD_REQUEST_ERROR', description, source: 'customer', step: 'payment_authorization' },
  },
});

/** Razorpay's side, on this machine: it speaks the wire format and keeps books. */
export async function startRazorpay() {
  const books = createRazorpayBooks();
  let mood: Mood = 'well';
  let charging: Charging = 'captured';
  /** The next answer from an address that ends like this is lost on the way, after the work was done. */
  let lost: string | undefined;

  const routes: readonly [RegExp, (id: string, body: never, request: IncomingMessage) => unknown][] = [
    [/^POST \/v1\/customers$/, () => books.newCustomer()],
    [/^POST \/v1\/orders$/, (_id, body) => books.addOrder(body)],
    [
      /^GET \/v1\/orders\/([^/]+)\/payments$/,
      (id) => {
        const items = books.paymentsOf(id);
        return { entity: 'collection', count: items.length, items };
      },
    ],
    [/^POST \/v1\/payments\/([^/]+)\/capture$/, (id) => books.capture(id)],
    [
      /^POST \/v1\/payments\/([^/]+)\/refund$/,
      (id, { amount }: { amount: number }, { headers }) =>
        books.refund(id, amount, String(headers['x-refund-idempotency'])),
    ],
    [
      /^POST \/v1\/payments\/create\/recurring$/,
      (_id, { order_id, token }: { order_id: string; token: string }) => {
        if (charging === 'declined') {
          books.fail(order_id, 'The card has expired');
          return undefined;
        }
        const payment = books.pay(order_id, { status: charging, token_id: token });
        return { razorpay_payment_id: payment.id, razorpay_order_id: order_id };
      },
    ],
  ];

  const answerTo = async (request: IncomingMessage) => {
    const expected = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`;
    if (request.headers.authorization !== expected) return { status: 401, body: { error: { code: 'AUTH' } } };
    const asked = `${request.method} ${request.url}`;
    const body = await readBody(request);
    for (const [pattern, handle] of routes) {
      const found = pattern.exec(asked);
      if (!found) continue;
      const answer = handle(decodeURIComponent(found[1] ?? ''), body as never, request);
      return answer === undefined ? refusal('The card has expired') : { status: 200, body: answer };
    }
    return { status: 404, body: {} };
  };

  const server = createServer(async (request, response) => {
    if (mood === 'silent') return undefined;
    if (mood === 'nonsense') return response.end('<html>Sorry</html>');
    if (mood === 'failing') return response.writeHead(502).end('{}');
    const { status, body } = await answerTo(request);
    if (lost !== undefined && request.url?.endsWith(lost)) {
      lost = undefined;
      return request.socket.destroy();
    }
    return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    books,
    settings: { ...keys, webhookSecret, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    become: (next: Mood) => {
      mood = next;
    },
    charge: (next: Charging) => {
      charging = next;
    },
    loseOneAnswerTo: (address: string) => {
      lost = address;
    },
    /** What its window hands back to the browser. */
    handBack: ({ order_id, id }: RazorpayPayment) => ({
      razorpay_order_id: order_id,
      razorpay_payment_id: id,
      razorpay_signature: sign(`${order_id}|${id}`, keys.keySecret),
    }),
    /** A notice as it is sent: the payment as it stands at that moment. */
    notice(event: string, { payment, refund }: { payment?: RazorpayPayment; refund?: RazorpayRefund } = {}) {
      const payload = JSON.stringify({
        entity: 'event',
        account_id: 'acc_callboard',
        event,
        contains: [...(payment ? ['payment'] : []), ...(refund ? ['refund'] : [])],
        payload: {
          ...(payment && { payment: { entity: payment } }),
          ...(refund && { refund: { entity: refund } }),
        },
        created_at: 1_794_700_000,
      });
      const headers = {
        'content-type': 'application/json',
        'x-razorpay-signature': sign(payload, webhookSecret),
        'x-razorpay-event-id': randomUUID(),
      };
      return { payload, headers };
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
export type Razorpay = Awaited<ReturnType<typeof startRazorpay>>;
