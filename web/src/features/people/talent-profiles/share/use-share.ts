import { useState } from 'react';
import { paths } from '../../../../shared/lib/paths.ts';
import { openShareSheet } from '../../../../shared/lib/share-sheet.ts';

export const profileLink = (userUniqueId: string): string =>
  new URL(paths.talent(userUniqueId), window.location.origin).href;

/** Phones get their own share sheet, everyone else our dialog. */
export function useShare({ name, userUniqueId }: { name: string; userUniqueId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const openDialog = () => setIsOpen(true);
  const share = () => {
    if (!window.matchMedia('(pointer: coarse)').matches) openDialog();
    else openShareSheet({ title: name, url: profileLink(userUniqueId) }, openDialog);
  };
  return { isOpen, share, close: () => setIsOpen(false) };
}
