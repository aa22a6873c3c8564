import type { Arguments, Call, Endpoint, Result } from './endpoint.ts';
import type { Problem } from './errors.ts';

/** The server said no, in the shape of a problem. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  constructor(readonly problem: Problem) {
    super(problem.detail ?? problem.title);
  }
}

/** Something between us and the server answered in a shape that is not ours (a proxy, an outage page). */
export class UnexpectedAnswerError extends Error {
  override readonly name = 'UnexpectedAnswerError';
  constructor(readonly status: number) {
    super(`Unexpected answer with status ${status}`);
  }
}

export interface ClientOptions {
  readonly baseUrl?: string;
  readonly getToken?: () => string | undefined;
  readonly fetch?: typeof fetch;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Goes on when the page that sends it is left. For small bodies: browsers stop at 64 kB. */
  readonly keepalive?: boolean;
}

interface LooseArguments {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
}

const fillPath = (path: string, params: Record<string, unknown> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));

const toQueryString = (query: Record<string, unknown> = {}) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one));
    }
  }
  return search.size > 0 ? `?${search}` : '';
};

/** Read by its outline: whatever else answers in our place has no code and no title. */
const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'string' &&
  'title' in value &&
  typeof value.title === 'string' &&
  'status' in value;

const readProblem = async (response: Response) => {
  const body: unknown = await response.json().catch(() => undefined);
  return isProblem(body) ? new ProblemError(body) : new UnexpectedAnswerError(response.status);
};

/** Where a call goes, with what was asked filled in. */
export function urlOf<C extends Endpoint | Call>(call: C, args: Arguments<C>): string {
  // The generic argument type is resolved at the call; here only its outline matters.
  const { params, query } = args as LooseArguments;
  return `${fillPath(call.path, params)}${toQueryString(query)}`;
}

/** One function for every endpoint of the contract, typed by the endpoint itself. */
export function createClient(options: ClientOptions = {}) {
  const send = options.fetch ?? ((input: string, init: RequestInit) => fetch(input, init));

  return async function call<C extends Endpoint | Call>(
    called: C,
    args: Arguments<C>,
    { signal, keepalive }: CallOptions = {},
  ): Promise<Result<C>> {
    const { body } = args as LooseArguments;
    const token = options.getToken?.();
    const response = await send(`${options.baseUrl ?? ''}${urlOf(called, args)}`, {
      method: called.method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
      ...(keepalive && { keepalive }),
    });
    if (!response.ok) throw await readProblem(response);
    // The server has checked its answer against this very schema.
    return (response.status === 204 ? undefined : await response.json()) as Result<C>;
  };
}
