import {
  connectGithub,
  listSignInMethods,
  removeSignInMethod,
} from '@callboard/contract/accounts/sign-in-methods';
import type { Arguments } from '@callboard/contract/endpoint';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';

export type ProofBody = Arguments<typeof connectGithub>['body'];
export type RemovableMethod = Arguments<typeof removeSignInMethod>['params']['method'];

const keyOf = (id: number) => ['sign-in-methods', id] as const;

export const useSignInMethods = (id: number) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => api(listSignInMethods, { params: { id } }, { signal }),
    networkMode: 'always',
  });

export const readSignInMethodsAgain = (client: QueryClient, id: number): Promise<void> =>
  client.invalidateQueries({ queryKey: keyOf(id) });

export const sendRemoveMethod = (id: number, method: RemovableMethod, body: ProofBody) =>
  api(removeSignInMethod, { params: { id, method }, body });

export const sendConnectGithub = (id: number, body: ProofBody) =>
  api(connectGithub, { params: { id }, body });
