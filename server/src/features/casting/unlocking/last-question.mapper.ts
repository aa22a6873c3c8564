import { LastQuestion } from '@callboard/contract/casting/unlocking';

interface QuestionRow {
  readonly id: number;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly status: string;
}

export const toLastQuestion = ({ id, starts_on, ends_on, status }: QuestionRow): LastQuestion =>
  LastQuestion.parse({ id, start_date: starts_on, end_date: ends_on, status });
