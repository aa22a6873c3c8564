import type { Endpoint } from './endpoint.ts';

/**
 * An endpoint as a browser needs it: where to send a request. The schemas, and zod with them, stay out of
 * the first script; what goes in and comes back is still typed by the endpoint.
 */
export interface Call<E extends Endpoint = Endpoint> {
  readonly method: E['method'];
  readonly path: E['path'];
  /** Never set: it ties the types of the endpoint to its call. */
  readonly endpoint?: E;
}
