import { faceKey } from './answer-fields.ts';
import { useClient } from './client-context.ts';
import { useStanding } from './use-answers.ts';

/** How far the client is with all faces, and whether there is anything to send. */
export function useProgress() {
  const { page, answers } = useClient();
  const keys = page.characters.flatMap(({ charcter_id, faces }) =>
    faces.map(({ face_id }) => faceKey(charcter_id, face_id)),
  );
  const { unanswered } = useStanding(answers, keys);
  const hasSent = page.visitor?.sent_at != null;
  return {
    answered: keys.length - unanswered.length,
    count: keys.length,
    hasSent,
    /** Everything, or what was changed since it was sent. */
    canSend: !hasSent || answers.hasChanged,
  };
}
