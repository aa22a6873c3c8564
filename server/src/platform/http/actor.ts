/** Who is making a call. It comes from the token and from nowhere else. */
export type Actor =
  | { readonly kind: 'guest' }
  | {
      readonly kind: 'talent' | 'recruiter';
      readonly accountId: number;
      /** The sign-in this call belongs to. */
      readonly sessionId: string;
      readonly frozen: boolean;
      /** Whether profile creation is complete; always so for a recruiter. */
      readonly complete: boolean;
      /** A recruiter whose papers were checked. */
      readonly verified: boolean;
    }
  | { readonly kind: 'admin'; readonly adminId: number };

export const guest: Actor = { kind: 'guest' };

/** Turns the authorization header into an actor; a token that is not good throws UNAUTHENTICATED. */
export type Authenticate = (authorization: string | undefined) => Promise<Actor>;

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor;
  }
}
