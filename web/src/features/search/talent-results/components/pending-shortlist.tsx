import { useMemo } from 'react';
import { lazyComponent } from '../../../../shared/lib/lazy-component.tsx';
import { LoadingLine } from '../../../../shared/ui/loading-line/loading-line.tsx';
import type { Shortlistable } from '../model/use-shortlist.ts';

const { Component: Dialog } = lazyComponent(
  async () => {
    const { ShortlistDialog } = await import('../../../casting/shortlists/index.ts');
    return { default: ShortlistDialog };
  },
  <LoadingLine />,
);

interface PendingShortlistProps {
  talent: Shortlistable;
  onClose: () => void;
}

/** Asks for whom, when the search has no character. */
export function PendingShortlist({ talent, onClose }: PendingShortlistProps) {
  const { user_id, name, gallary } = talent;
  const image = gallary?.[0]?.file_url ?? null;
  const talents = useMemo(() => [{ user_id, name, image }], [user_id, name, image]);
  return <Dialog talents={talents} onClose={onClose} />;
}
