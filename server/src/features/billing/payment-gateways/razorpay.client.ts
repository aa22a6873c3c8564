import type { z } from 'zod';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { withoutContacts } from '../../../platform/without-contacts.ts';
import { ChargeDeclinedError } from './gateway.ts';
import { ErrorBody } from './razorpay.wire.ts';

export interface RazorpaySettings {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  /** https://api.razorpay.com */
  readonly url: string;
}

const unavailable = () =>
  new ProblemError('UNAVAILABLE', {
    detail: 'We couldn’t reach the payment service. You weren’t charged twice. Try again soon.',
  });

interface Call<T> {
  readonly path: string;
  readonly responseSchema: z.ZodType<T>;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Errors never contain the keys or the response. */
export function createRazorpayClient(
  { keyId, keySecret, url }: Omit<RazorpaySettings, 'webhookSecret'>,
  timeoutMs: number,
) {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  const send = async ({ path, body, headers }: Omit<Call<unknown>, 'responseSchema'>) => {
    try {
      const response = await fetch(`${url}/v1${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          authorization,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: response.status, text: await response.text() };
    } catch {
      throw unavailable();
    }
  };

  return async <T>({ responseSchema, ...call }: Call<T>): Promise<T> => {
    const { status, text } = await send(call);
    const json = readJson(text);
    if (status === 400) {
      const { data } = ErrorBody.safeParse(json);
      const reason = withoutContacts(data?.error.description ?? 'The payment was declined');
      throw new ChargeDeclinedError(reason.slice(0, 300));
    }
    const parsed = responseSchema.safeParse(json);
    if (status !== 200 || !parsed.success) throw unavailable();
    return parsed.data;
  };
}
