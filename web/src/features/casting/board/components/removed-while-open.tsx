import { useQueryClient } from '@tanstack/react-query';
import { Copy, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { useStore } from '../../../../shared/lib/store.ts';
import { useCopy } from '../../../../shared/lib/use-copy.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { TextArea } from '../../../../shared/ui/text-area/text-area.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { refreshProject } from '../../project-page/index.ts';
import { putBack } from '../../shortlists/index.ts';
import type { Board } from '../api.ts';
import { cardKey } from '../model/board-cells.ts';
import type { BoardStores, OpenEntry } from '../model/board-context.ts';
import { focusCard } from '../model/focus-card.ts';
import type { Dialogs } from '../model/use-open-dialog.ts';

const longest = 1000;
const causes = ['NETWORK', 'PROFILE_FROZEN', 'PROJECT_RIGHT_MISSING', 'RATE_LIMITED'] as const;

interface RemovedDialogProps {
  left: OpenEntry;
  canEdit: boolean;
  onClose: () => void;
}

/** Someone is gone from the shortlist, and what was being written about them is not. */
function RemovedDialog({ left, canEdit, onClose }: RemovedDialogProps) {
  const { t } = useTranslation('projectBoard');
  const client = useQueryClient();
  const [text, setText] = useState(left.text);
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const { copy, hasFailed } = useCopy(text ?? '', () => toast(t('removed.copied')));
  const { name, character, place } = left;
  const send = async () => {
    setIsSending(true);
    setProblem(undefined);
    try {
      const isWritten = await putBack({ id: left.entryId, ...place, note: text });
      if (isWritten) {
        toast(t('removed.done', { name, character }));
        await refreshProject(client);
        onClose();
        focusCard(place);
        return;
      }
      setProblem(t('removed.failed.conflict'));
    } catch (error) {
      const { code } = readRequestError(error);
      setProblem(t(`removed.failed.${causes.find((one) => one === code) ?? 'other'}`));
    }
    setIsSending(false);
  };
  const hasWords = text !== undefined;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('removed.title', { name })}
      lead={t(hasWords ? 'removed.leadWords' : 'removed.lead', { name, character })}
      closesOnClickOutside={!hasWords}
    >
      {hasWords && (
        <TextArea
          label={t('removed.words')}
          rows={3}
          maxLength={longest}
          value={text}
          data-autofocus
          error={hasFailed ? t('removed.copyFailed') : undefined}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      {problem && <Alert family="stop">{problem}</Alert>}
      <DialogActions>
        {hasWords && (
          <Button variant="outline" leftSection={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
            {t('removed.copy')}
          </Button>
        )}
        {canEdit ? (
          <Button
            loading={isSending}
            leftSection={<Undo2 size={16} aria-hidden />}
            onClick={() => void send()}
          >
            {t(hasWords ? 'removed.putBackWords' : 'removed.putBack')}
          </Button>
        ) : (
          <Button variant="outline" onClick={onClose}>
            {t('removed.close')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

const isListed = ({ characters }: Board, entryId: number): boolean =>
  characters.some(({ people }) => people.some(({ entry }) => entry?.id === entryId));

interface RemovedWhileOpenProps {
  board: Board;
  stores: BoardStores;
  dialog: Dialogs;
  canEdit: boolean;
}

/** A colleague removes someone whose note is being written, or whose card is open: nothing typed goes with them. */
export function RemovedWhileOpen({ board, stores, dialog, canEdit }: RemovedWhileOpenProps) {
  const entry = useStore(stores.openEntry);
  const noting = useStore(stores.noting);
  const [left, setLeft] = useState<OpenEntry>();
  const { shown, close } = dialog;
  const key = entry && cardKey(entry.place);
  const isLooked = shown?.name === 'card' && cardKey(shown.place) === key;
  const isWritten = noting !== undefined && noting === key && entry?.text !== undefined;
  const isGone = entry !== undefined && (isLooked || isWritten) && !isListed(board, entry.entryId);
  useEffect(() => {
    if (!isGone) return;
    setLeft(entry);
    stores.noting.set(undefined);
    if (isLooked) close();
  }, [isGone, isLooked, entry, stores, close]);
  if (!left) return null;
  return <RemovedDialog left={left} canEdit={canEdit} onClose={() => setLeft(undefined)} />;
}
