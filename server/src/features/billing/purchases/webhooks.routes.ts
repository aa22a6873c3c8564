import { razorpayWebhook } from '@callboard/contract/billing/purchases';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Billing } from './create-billing.ts';

/** The signature covers the raw bytes, so nothing parses the body before it is verified. */
export async function webhookRoutes(app: FastifyInstance, webhooks: Billing['webhooks']): Promise<void> {
  await app.register(async (scope) => {
    const bodies = new WeakMap<FastifyRequest, Buffer>();
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (request, body, done) => {
      bodies.set(request, body);
      done(null, undefined);
    });

    bind(scope, razorpayWebhook, async ({ request }) => {
      try {
        await webhooks.receive(bodies.get(request) ?? Buffer.alloc(0), request.headers);
      } catch (error) {
        if (error instanceof ProblemError && error.code === 'SIGNATURE_WRONG') {
          request.log.warn(
            { from: request.clientAddress },
            'A notice of a payment was not signed by the gateway.',
          );
        }
        throw error;
      }
    });
  });
}
