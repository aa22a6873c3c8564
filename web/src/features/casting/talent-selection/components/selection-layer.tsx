import '../i18n.ts';
import { Bookmark } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { lazyComponent } from '../../../../shared/lib/lazy-component.tsx';
import { isForPage } from '../../../../shared/lib/page-keys.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import type { MenuAction } from '../../../../shared/ui/action-menu/action-menu.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { LoadingLine } from '../../../../shared/ui/loading-line/loading-line.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import type { BulkAction, BulkDialogProps } from '../model/bulk-action.ts';
import type { SelectedTalent } from '../model/selection.ts';
import { clearSelected, openList, useIsChoosing, useSelection } from '../model/selection-store.ts';
import { BulkBar } from './bulk-bar.tsx';
import { selectOrSay } from './select-tick.tsx';
import { useTouchSelecting } from './use-touch-selecting.ts';

const { Component: BulkDialog } = lazyComponent(() => import('../bulk/bulk-dialogs.tsx'), <LoadingLine />);

/** More do not fit side by side. */
const maxSideBySide = 6;

interface SelectionLayerProps {
  /** The list without its page. */
  list: string;
  /** Those on screen that can be selected, in their order, by the place of their item. */
  page: readonly SelectedTalent[];
  /** Whom the list is for. */
  character?: { readonly id: number; readonly projectId: number | undefined } | undefined;
  days?: BulkDialogProps['days'];
  /** Frozen recruiters read only. */
  isReadOnly: boolean;
  onCompare?: ((talents: readonly SelectedTalent[]) => void) | undefined;
  /** What only this list can do with them. Its main action takes the place of shortlisting. */
  own?: ((talents: readonly SelectedTalent[]) => OwnActions) | undefined;
}

export interface OwnActions {
  readonly main: MenuAction;
  readonly more: readonly MenuAction[];
}

/** Escape clears, unless it closes something. */
function useEscape(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      const isTyped = event.target instanceof HTMLInputElement && event.target.type === 'checkbox';
      if (event.key === 'Escape' && (isForPage(event) || isTyped)) clearSelected();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
}

function useSideBySide(talents: readonly SelectedTalent[]) {
  const { t } = useTranslation('talentSelection');
  return (text: 'tooManyToCompare' | 'tooManyInLineUp', open: () => void) => () => {
    if (talents.length <= maxSideBySide) open();
    else toast(t(text, { most: maxSideBySide }), { severity: 'error' });
  };
}

/** What can be done with everyone selected. Loads with the first use of a list. */
export default function SelectionLayer(props: SelectionLayerProps) {
  const { list, page, character, days, isReadOnly, onCompare, own } = props;
  const { t } = useTranslation('talentSelection');
  const navigate = useNavigate();
  const selection = useSelection();
  const [action, setAction] = useState<BulkAction>();
  useEffect(() => openList(list, page), [list, page]);
  useTouchSelecting((at) => page[at] && selectOrSay(page[at]));
  const isChoosing = useIsChoosing();
  const isOpen = selection.list === list && (isChoosing || selection.talents.length > 0);
  useEscape(isOpen);
  const { talents } = selection;
  const sideBySide = useSideBySide(talents);
  const projectId = character?.projectId;
  const ownActions = isReadOnly ? undefined : own?.(talents);
  const main = ownActions?.main ?? {
    label: t('shortlist'),
    icon: Bookmark,
    onChoose: () => setAction('shortlist'),
  };
  const canAct = talents.length > 0;
  const change = (bulk: BulkAction) => (isReadOnly || !canAct ? undefined : () => setAction(bulk));
  return (
    <>
      {isOpen && (
        <BulkBar
          talents={talents}
          actions={{
            onUnlock: talents.some(({ isUnlocked }) => !isUnlocked) ? change('unlock') : undefined,
            onCheck: change('check'),
            onMessage: change('message'),
            onCompare:
              onCompare && canAct ? sideBySide('tooManyToCompare', () => onCompare(talents)) : undefined,
            onLineUp:
              projectId === undefined || !canAct
                ? undefined
                : sideBySide('tooManyInLineUp', () => {
                    void navigate(
                      paths.lineUp(
                        projectId,
                        talents.map(({ user_id }) => user_id),
                      ),
                    );
                  }),
          }}
          more={ownActions?.more}
          onClear={clearSelected}
        >
          {!isReadOnly && canAct && (
            <Button leftSection={<main.icon size={17} aria-hidden />} onClick={main.onChoose}>
              {main.label}
            </Button>
          )}
        </BulkBar>
      )}
      {action && (
        <BulkDialog
          action={action}
          talents={talents}
          character={character}
          days={days}
          onClose={() => setAction(undefined)}
        />
      )}
    </>
  );
}
