interface TokenSource {
  getToken(): string | undefined;
  renewAfter(rejected: string): Promise<string | undefined>;
}

async function isUnauthenticated(response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  const problem: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return (
    typeof problem === 'object' &&
    problem !== null &&
    'code' in problem &&
    (problem.code === 'UNAUTHENTICATED' || problem.code === 'SESSION_ENDED')
  );
}

/**
 * A 401 to a call with a token means it expired: it is renewed once and the call repeated. Wrong credentials
 * are also a 401, with another code, and are passed on.
 */
export function createAuthorisedFetch({ getToken, renewAfter }: TokenSource): typeof fetch {
  const send = (input: RequestInfo | URL, init: RequestInit | undefined, token: string | undefined) => {
    const headers = new Headers(init?.headers);
    if (token) headers.set('authorization', `Bearer ${token}`);
    return fetch(input, { credentials: 'include', ...init, headers });
  };
  return async (input, init) => {
    const token = getToken();
    const response = await send(input, init, token);
    if (!token || !(await isUnauthenticated(response))) return response;
    const renewed = await renewAfter(token);
    return renewed ? send(input, init, renewed) : response;
  };
}
