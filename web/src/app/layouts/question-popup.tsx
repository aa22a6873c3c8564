import { useEffect } from 'react';
import { closeQuestion, useQuestionRequest } from '../../features/casting/availability-checks/index.ts';
import { latePart } from '../../shared/lib/late-part.tsx';
import { onSessionEnd } from '../../shared/lib/session/index.ts';
import { useWanted } from './use-wanted.ts';

const { Part: QuestionDialog } = latePart(
  () => import('../../features/casting/availability-checks/question-dialog.tsx'),
);

/** What a talent is asked, over whatever page is shown. */
export function QuestionPopup() {
  const isWanted = useWanted(useQuestionRequest() !== undefined);
  useEffect(() => onSessionEnd(closeQuestion), []);
  return isWanted ? <QuestionDialog /> : null;
}
