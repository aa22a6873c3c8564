import type { Node } from './nodes.ts';

export interface Asking {
  readonly pick: () => Node;
  readonly tries: { again: number };
}

/** One call as a browser makes it: when a line breaks, once more, to whichever node answers. */
export async function askNode<T>(
  { pick, tries }: Asking,
  token: string,
  path: string,
  body?: object,
): Promise<T> {
  for (;;) {
    try {
      const response = await fetch(pick().url + path, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(20_000),
      });
      if (response.ok) return await response.json();
      if (response.status < 500) throw new Refused(`${response.status} ${path}: ${await response.text()}`);
    } catch (error) {
      if (error instanceof Refused) throw error;
    }
    tries.again += 1;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

class Refused extends Error {
  override readonly name = 'Refused';
}
