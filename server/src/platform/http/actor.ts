/** Who is making a call, taken from the token only. */
export type Actor =
  | { readonly kind: 'guest' }
  | {
      readonly kind: 'talent' | 'recruiter';
      readonly accountId: number;
      /** The session of this call. */
      readonly sessionId: string;
      readonly frozen: boolean;
      /** Whether profile creation is complete; always so for a recruiter. */
      readonly complete: boolean;
      /** A verified recruiter. */
      readonly verified: boolean;
    }
  | { readonly kind: 'admin'; readonly adminId: number };

export const guest: Actor = { kind: 'guest' };

/** Turns the authorization header into an actor. An invalid token throws UNAUTHENTICATED. */
export type Authenticate = (authorization: string | undefined) => Promise<Actor>;

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor;
  }
}
