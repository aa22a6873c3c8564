import { createCharacters } from '@callboard/contract/casting/calls';
import type { Arguments } from '@callboard/contract/endpoint';
import { api } from '../../../shared/lib/api/client.ts';

type Body = Arguments<typeof createCharacters>['body'];
export type NewCharacter = Body['characters'][number];

export const sendCharacters = (body: Body) => api(createCharacters, { body });
