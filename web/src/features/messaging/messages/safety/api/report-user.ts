import { reportUser } from '@callboard/contract/people/reports';
import { api } from '../../../../../shared/lib/api.ts';

interface Report {
  readonly userId: number;
  readonly reasonId: number;
  readonly text: string;
  readonly messageId: number | undefined;
}

export const sendReport = ({ userId, reasonId, text, messageId }: Report) =>
  api(reportUser, {
    body: {
      user_id: userId,
      reason_id: reasonId,
      text: text.trim(),
      ...(messageId !== undefined && { message_id: messageId }),
    },
  });
