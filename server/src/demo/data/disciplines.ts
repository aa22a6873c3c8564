import type { Discipline } from './discipline.ts';
import { stageDisciplines } from './disciplines-of-the-stage.ts';
import { studioDisciplines } from './disciplines-of-the-studio.ts';

export const disciplines: readonly Discipline[] = [...stageDisciplines, ...studioDisciplines];
