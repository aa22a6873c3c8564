import type { OwnGalleryItem } from '@callboard/contract/people/gallery';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { forgetToast, undoToasts } from './browser-gallery.ts';
import { useGallery } from './gallery-context.ts';
import { undoTime } from './remove-items.ts';

/** Removes an item with Undo; a rejected item is removed without it. */
export function useRemoval() {
  const { t } = useTranslation('gallery');
  const { gallery, announce } = useGallery();

  const undo = (id: number) => {
    forgetToast(id);
    if (gallery.itemRemoval.undo(id)) announce(t('announce.undone'));
  };

  const remove = ({ id, kind, state }: OwnGalleryItem) => {
    const canUndo = state !== 'refused';
    gallery.itemRemoval.remove(id, { canUndo });
    if (!canUndo) return;
    const text = t(`removed.${kind}`);
    const action = { label: t('undo'), onPress: () => undo(id) };
    undoToasts.set(id, toast(text, { action, hidesAfter: undoTime }));
    announce(t('announce.removed', { what: text }));
  };

  const undoLast = () => {
    const last = gallery.itemRemoval.waiting().at(-1);
    if (last !== undefined) undo(last);
  };

  return { remove, undoLast };
}
