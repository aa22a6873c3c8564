import type { Endpoint } from '@callboard/contract/endpoint';
import type { TestApp } from '../app.ts';
import type { ContractRequest } from '../contract-requests.ts';
import { createRecruiter, createTalent } from '../factories.ts';

interface FuzzCaller {
  readonly id: number | undefined;
  readonly headers: Record<string, string>;
}

/** People who may make a call, taken in turns; who lost the account by a call of theirs is replaced. */
export function createFuzzCallers(testApp: TestApp, { access }: Endpoint) {
  const makers: Readonly<Record<string, () => Promise<FuzzCaller>>> = {
    guest: async () => ({ id: undefined, headers: {} }),
    talent: async () => {
      const talent = await createTalent(testApp.db);
      return { id: talent.id, headers: await testApp.as(talent) };
    },
    recruiter: async () => {
      const recruiter = await createRecruiter(testApp.db);
      return { id: recruiter.id, headers: await testApp.as(recruiter) };
    },
  };
  const kinds = access.callers.filter((kind) => kind in makers);
  const known = new Map<string, FuzzCaller>();
  let turn = 0;
  return {
    async next(): Promise<FuzzCaller> {
      turn += 1;
      const kind = kinds[turn % kinds.length] ?? 'guest';
      const caller = known.get(kind) ?? (await makers[kind]?.()) ?? { id: undefined, headers: {} };
      known.set(kind, caller);
      return caller;
    },
    forget: () => known.clear(),
  };
}

/** The same request about the caller's own account, so that it gets further than "not found". */
export const aboutOneself = (endpoint: Endpoint, request: ContractRequest, id: number): ContractRequest => {
  const depth = endpoint.path.split('/').indexOf('{id}');
  if (depth < 0) return request;
  const [path = '', ...query] = request.url.split('?');
  const segments = path.split('/');
  segments[depth] = String(id);
  return { ...request, url: [segments.join('/'), ...query].join('?') };
};
