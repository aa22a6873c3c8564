import type { OwnGalleryItem } from '@callboard/contract/people/gallery';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { forgetToast, undoToasts } from './browser-gallery.ts';
import { useGallery } from './gallery-context.ts';
import { undoTime } from './removing.ts';

/** Removes an item with Undo; a rejected item is removed without it. */
export function useRemoval() {
  const { t } = useTranslation('gallery');
  const { desk, announce } = useGallery();

  const undo = (id: number) => {
    forgetToast(id);
    if (desk.removing.undo(id)) announce(t('announce.undone'));
  };

  const remove = ({ id, kind, state }: OwnGalleryItem) => {
    const canUndo = state !== 'refused';
    desk.removing.remove(id, { canUndo });
    if (!canUndo) return;
    const said = t(`removed.${kind}`);
    const action = { label: t('undo'), onPress: () => undo(id) };
    undoToasts.set(id, toast(said, { action, hidesAfter: undoTime }));
    announce(t('announce.removed', { what: said }));
  };

  const undoLast = () => {
    const last = desk.removing.waiting().at(-1);
    if (last !== undefined) undo(last);
  };

  return { remove, undoLast };
}
