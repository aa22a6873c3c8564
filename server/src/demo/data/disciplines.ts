import type { Discipline } from './discipline.ts';
import { stageDisciplines } from './stage-disciplines.ts';
import { studioDisciplines } from './studio-disciplines.ts';

export const disciplines: readonly Discipline[] = [...stageDisciplines, ...studioDisciplines];
